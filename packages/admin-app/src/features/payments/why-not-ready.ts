import type { PayableLine } from '@product/sdk/features/payments'
import { shownDayText } from '@product/sdk/values'
import { pathTo } from '../../paths'
import { scheduleKey } from './schedule-key'

type Reason = PayableLine['not_ready'][number]

/** Something about a line that is to be looked at: a text's key with its arguments, and where it is mended. */
export interface LineRemark {
  name: string
  args: Readonly<Record<string, string | number>>
  /** An address inside the console, or the key of the schedule whose dialog mends it. */
  mend: { to: string } | { schedule: string }
}

function argsOf(reason: Reason): LineRemark['args'] {
  switch (reason.reason) {
    case 'still-running':
      return { day: shownDayText(reason.until) }
    case 'days-not-tracked':
      return { tracked: reason.tracked, expected: reason.expected }
    case 'open-fix-items':
      return { smart_count: reason.truck_problem_ids.length }
    case 'removed-early':
      return { day: shownDayText(reason.removedOn), smart_count: reason.days }
    default:
      return {}
  }
}

function mendOf(reason: Reason, line: PayableLine): LineRemark['mend'] {
  const isOfSchedule = reason.reason === 'still-running' || reason.reason === 'removed-early'
  if (isOfSchedule) return { schedule: scheduleKey(line) }
  const [only, ...others] = reason.reason === 'open-fix-items' ? reason.truck_problem_ids : []
  // The page of the fix list shows the item that its address names; several stand on the truck's page.
  if (only !== undefined && others.length === 0) return { to: `${pathTo('fixlist')}?item=${only}` }
  return { to: pathTo('editTruck', { id: line.truck_id }) }
}

/** Why a line is not ready to be paid, and, last, what else there is to know of it. */
export function remarksOf(line: PayableLine): LineRemark[] {
  const reasons = line.not_ready.map(reason => ({
    name: reason.reason,
    args: argsOf(reason),
    mend: mendOf(reason, line),
  }))
  if (!line.overlap) return reasons
  const schedule = scheduleKey({ ...line, payment_schedule_id: line.overlap.other_schedule_id })
  return [...reasons, { name: 'overlap', args: {}, mend: { schedule } }]
}
