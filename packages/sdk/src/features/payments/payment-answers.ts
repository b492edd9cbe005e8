import { z } from 'zod'
import { day } from '../../contract/day-field'
import { id } from '../../contract/id-param'
import { COMPARED_FIELDS } from '../../nouns/payments/payment-changes'
import { exportedLine, paymentLine } from '../../nouns/payments/payment-line'

/** Why a line is not ready to be paid, as `notReadyReasons` tells it. */
const notReady = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('no-vendor') }),
  z.object({ reason: z.literal('still-running'), until: day }),
  z.object({
    reason: z.literal('days-not-tracked'),
    tracked: z.number().int(),
    expected: z.number().int(),
    scheduled: z.number().int(),
  }),
  z.object({ reason: z.literal('no-pictures') }),
  z.object({ reason: z.literal('open-fix-items'), truck_problem_ids: z.array(z.number().int()) }),
  z.object({ reason: z.literal('removed-early'), removedOn: day, days: z.number().int() }),
])

/** Another schedule that pays the same truck on the same days. */
export const scheduleOverlap = z.object({
  payment_schedule_id: id<'payment_schedule'>(),
  other_schedule_id: id<'payment_schedule'>(),
  from: day,
  to: day.nullable(),
})

export const payableLine = paymentLine.extend({
  /** Empty: ready to be paid. */
  not_ready: z.array(notReady),
  overlap: scheduleOverlap.nullable(),
})

export type PayableLine = z.output<typeof payableLine>

export const payPeriod = z.object({
  month: z.string(),
  closed_at: z.iso.datetime().nullable(),
  closed_by: z.string().nullable(),
  /** Why it was opened again, where it was. */
  reopened_reason: z.string().nullable(),
})

export type PayPeriodState = z.output<typeof payPeriod>

export const vendorSum = z.object({
  vendor_id: id<'vendor'>().nullable(),
  vendor_name: z.string(),
  cents: z.number().int(),
  lines: z.number().int(),
})

const cents = z.number().int()
const bill = z.object({ vendor_id: id<'vendor'>(), vendor_name: z.string(), cents, n: z.number().int() })

/** How a bill differs from the one that was last exported under the same number. */
export const billChange = z.discriminatedUnion('change', [
  z.object({ change: z.literal('added'), bill }),
  z.object({ change: z.literal('removed'), bill }),
  z.object({ change: z.literal('amount'), bill, before: cents }),
  z.object({ change: z.literal('renamed'), bill, before: z.string() }),
])

/** The lines that explain it, by schedule. */
export const lineChange = z.discriminatedUnion('change', [
  z.object({ change: z.literal('added'), line: exportedLine }),
  z.object({ change: z.literal('removed'), line: exportedLine }),
  z.object({
    change: z.literal('changed'),
    line: exportedLine,
    before: exportedLine,
    fields: z.array(z.enum(COMPARED_FIELDS)),
  }),
])

const named = { vendor_id: id<'vendor'>(), vendor_name: z.string() }

/** What is to be told before a bill file goes out. */
export const billProblem = z.discriminatedUnion('problem', [
  z.object({ problem: z.literal('no-vendor'), cents }),
  z.object({ problem: z.literal('no-name'), vendor_id: id<'vendor'>() }),
  z.object({ problem: z.literal('formula-name'), ...named }),
  z.object({ problem: z.literal('name-too-long'), ...named }),
  z.object({ problem: z.literal('same-name'), ...named }),
  z.object({ problem: z.literal('amount-too-large'), ...named, cents }),
])
