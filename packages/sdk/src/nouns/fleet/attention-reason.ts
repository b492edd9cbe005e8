import { z } from 'zod'
import { id } from '../../contract/id-param'

/** Why a vendor needs attention, with the truck's name. Of what the reason is not about, null. */
export const listedReason = z.object({
  reason: z.enum(['bleeding', 'past-target', 'no-picture', 'phone-blocked']),
  truck_id: id<'truck'>().nullable(),
  truck_name: z.string().nullable(),
  truck_problem_id: id<'truck_problem'>().nullable(),
})

export type ListedReason = z.output<typeof listedReason>

/** The reason in the console's words. */
export function reasonText({ reason, truck_name }: ListedReason): string {
  const truck = truck_name ?? 'a truck'
  if (reason === 'bleeding') return `${truck}: bleeding not stopped`
  if (reason === 'past-target') return `${truck}: fix list item past its target close date`
  if (reason === 'no-picture') return `${truck}: no approved picture this month`
  return 'Phone is blocked'
}
