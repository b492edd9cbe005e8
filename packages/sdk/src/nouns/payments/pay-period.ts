import { z } from 'zod'
import { requiredLine } from '../../contract/text-field'
import type { Instant } from '../../values/instant'
import { losAngelesDay } from '../../values/los-angeles-day'
import { type Bill, billsOf, type IssuedNumber } from './bill'
import { monthDays, type PayMonth } from './pay-month'
import type { ExportedLine, PaymentLine } from './payment-line'
import type { PaymentSchedule } from './payment-schedule'
import { activeDays } from './prorate'
import { vendorSums } from './vendor-sums'

/** Ours; the specification has no closed periods. */
export const PAY_PERIOD_TEXTS = {
  alreadyClosed: 'This pay period is closed already.',
  notOver: 'This pay period can be closed on its last day or after.',
  notBegun: 'This pay period has not begun. It can be exported from its first day on.',
  changed:
    'What this pay period pays has changed since it was shown. Please look at it again before you close it.',
  notClosed: 'This pay period is open.',
  noReason: 'Please say why the pay period is opened again.',
  frozen: 'This changes a pay period that is closed. Open it again first.',
} as const

/** A pay period without a stored state is open. */
export interface PayPeriod {
  month: PayMonth
  /** UTC instant, or null while it is open. */
  closed_at: string | null
}

/** A refusal by its code, with the text for it. */
export interface PayPeriodProblem {
  problem: 'already-closed' | 'not-over' | 'not-begun' | 'not-closed'
  text: string
}

/**
 * Why a pay period can't be closed now, or undefined: it is closed, or its last day in Los Angeles is yet to come.
 * Source: decisions, "Operations".
 */
export function closeProblem({ month, closed_at }: PayPeriod, now: Instant): PayPeriodProblem | undefined {
  if (closed_at !== null) return { problem: 'already-closed', text: PAY_PERIOD_TEXTS.alreadyClosed }
  const over = losAngelesDay(now) >= monthDays(month).last
  return over ? undefined : { problem: 'not-over', text: PAY_PERIOD_TEXTS.notOver }
}

/** Why a pay period can't be opened again, or undefined. The reason for it is checked by `reopenBody`. */
export const reopenProblem = ({ closed_at }: PayPeriod): PayPeriodProblem | undefined =>
  closed_at === null ? { problem: 'not-closed', text: PAY_PERIOD_TEXTS.notClosed } : undefined

/**
 * Why a pay period can't be exported now, or undefined: an export gives numbers for good, so its first day in Los
 * Angeles must have come. Ours.
 */
export const exportProblem = (month: PayMonth, now: Instant): PayPeriodProblem | undefined =>
  losAngelesDay(now) >= monthDays(month).first
    ? undefined
    : { problem: 'not-begun', text: PAY_PERIOD_TEXTS.notBegun }

/** What was shown when somebody chose to close: `lines_hash` as the list of payments answered it. */
export const closeBody = z.object({ lines_hash: z.string().max(200) })

export const reopenBody = z.object({ reason: requiredLine(PAY_PERIOD_TEXTS.noReason, 500) })

/** What a closed pay period keeps, whatever becomes of the records behind it; also what an export is compared by. */
export interface PaidMonth {
  lines: readonly ExportedLine[]
  bills: readonly Bill[]
}

/** `issued` has a number for every vendor with a sum: `newNumbers` come first. */
export const paidMonth = (lines: readonly PaymentLine[], issued: readonly IssuedNumber[]): PaidMonth => ({
  lines,
  bills: billsOf(issued, vendorSums(lines)),
})

type Paid = Pick<PaymentSchedule, 'monthly_rate' | 'start_date' | 'end_date'>

/** What of a schedule counts in a month, or undefined where nothing of it falls into it. */
function paidIn(schedule: Paid | null, month: PayMonth): string | undefined {
  const days = schedule && activeDays(schedule, monthDays(month))
  return days ? [days.start_active, days.end_active, schedule.monthly_rate].join(' ') : undefined
}

/**
 * The closed months that a change of a schedule would alter, in the order given: its paid days or its rate there. Null
 * stands for no schedule: added or deleted. An end put off beyond them, or a schedule that is cut after them, alters
 * none. Where there are any, the change is refused with `PAY_PERIOD_TEXTS.frozen`. Source: decisions, "Operations".
 */
export const frozenMonths = (
  before: Paid | null,
  after: Paid | null,
  closed: readonly PayMonth[],
): PayMonth[] => closed.filter(month => paidIn(before, month) !== paidIn(after, month))
