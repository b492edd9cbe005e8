import type { Day } from '../../values/utc-day'

/** An open item of the fix list as it bears on its vendor; what presses about it is judged there. */
export interface PressingItem {
  truck_problem_id: number
  truck_id: number
  /** Past its target close date. */
  pastTarget: boolean
  /** Bleeding not stopped. */
  bleeding: boolean
}

/** What is known of a vendor. Days are those of Los Angeles. */
export interface VendorFacts {
  openItems: readonly PressingItem[]
  /** Whether the vendor is to send pictures. */
  pictureReporting: boolean
  /** The vendor's trucks on a campaign that is active today, with the day on which their last picture was approved. */
  activeTrucks: readonly { truck_id: number; pictureApprovedOn: Day | null }[]
  phoneBlocked: boolean
}

/** Why a vendor needs attention. */
export type AttentionReason =
  | { reason: 'bleeding'; truck_problem_id: number; truck_id: number }
  | { reason: 'past-target'; truck_problem_id: number; truck_id: number }
  | { reason: 'no-picture'; truck_id: number }
  | { reason: 'phone-blocked' }

/**
 * Every reason why a vendor stands under Needs Attention, the most urgent first; none: it doesn't. A picture counts when
 * it was approved in the calendar month of `today`, in Los Angeles. Source: decisions, "Operations".
 */
export function attentionReasons(facts: VendorFacts, today: Day): AttentionReason[] {
  const { openItems, pictureReporting, activeTrucks, phoneBlocked } = facts
  const month = today.slice(0, 7)
  const named = ({ truck_problem_id, truck_id }: PressingItem) => ({ truck_problem_id, truck_id })
  const bleeding = openItems.filter(item => item.bleeding)
  const late = openItems.filter(item => item.pastTarget)
  const unpictured = pictureReporting
    ? activeTrucks.filter(({ pictureApprovedOn: on }) => on?.slice(0, 7) !== month)
    : []
  return [
    ...bleeding.map(item => ({ reason: 'bleeding', ...named(item) }) as const),
    ...late.map(item => ({ reason: 'past-target', ...named(item) }) as const),
    ...(phoneBlocked ? [{ reason: 'phone-blocked' } as const] : []),
    ...unpictured.map(({ truck_id }) => ({ reason: 'no-picture', truck_id }) as const),
  ]
}
