import type { Id } from '../../values/ids'

export const ATTENTION_REASONS = ['bleeding', 'past-target', 'no-picture', 'phone-blocked'] as const

/** Why a vendor needs attention, with the truck's name. Of what the reason is not about, null. */
export interface ListedReason {
  reason: (typeof ATTENTION_REASONS)[number]
  truck_id: Id<'truck'> | null
  truck_name: string | null
  truck_problem_id: Id<'truck_problem'> | null
}

/** The reason in the console's words. */
export function reasonText({ reason, truck_name }: ListedReason): string {
  const truck = truck_name ?? 'a truck'
  if (reason === 'bleeding') return `${truck}: bleeding not stopped`
  if (reason === 'past-target') return `${truck}: fix list item past its target close date`
  if (reason === 'no-picture') return `${truck}: no approved picture this month`
  return 'Phone is blocked'
}
