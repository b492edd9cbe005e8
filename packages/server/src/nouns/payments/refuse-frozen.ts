import {
  frozenMonths,
  monthAndYear,
  PAY_PERIOD_TEXTS,
  type PaymentSchedule,
} from '@product/sdk/nouns/payments'
import { Conflict } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { closedMonths } from './pay-period-store'

type Paid = Pick<PaymentSchedule, 'monthly_rate' | 'start_date' | 'end_date'>
/** A schedule before and after; null where there was or is none. */
export type ScheduleChange = readonly [before: Paid | null, after: Paid | null]

/** Throws Conflict, naming the months, where a change touches what a closed month pays. Under the lock of payments. */
export async function refuseFrozen(tx: Db, ...changes: readonly ScheduleChange[]): Promise<void> {
  const closed = await closedMonths(tx)
  const frozen = new Set(changes.flatMap(([before, after]) => frozenMonths(before, after, closed)))
  if (frozen.size === 0) return
  throw new Conflict(`${PAY_PERIOD_TEXTS.frozen} (${[...frozen].sort().map(monthAndYear).join(', ')})`)
}
