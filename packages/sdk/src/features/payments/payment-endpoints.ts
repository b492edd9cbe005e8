import { z } from 'zod'
import { dayField } from '../../contract/day-field'
import { endpoint } from '../../contract/endpoint'
import { id, idParam } from '../../contract/id-param'
import { PAY_MONTH_TEXTS, payMonthField } from '../../nouns/payments/pay-month'
import { closeBody, reopenBody } from '../../nouns/payments/pay-period'
import {
  paymentSchedule,
  paymentScheduleChange,
  paymentScheduleFields,
} from '../../nouns/payments/payment-schedule'
import {
  billChange,
  billProblem,
  lineChange,
  payableLine,
  payPeriod,
  scheduleOverlap,
  vendorSum,
} from './payment-answers'

const staff = { all: [1, 2, 3] } as const
const ofTruck = z.object({ id: idParam<'truck'>() })
const ofMonth = z.object({ month: payMonthField })
/** Other schedules of the truck that pay the same days: they stop nothing. */
const overlaps = z.array(scheduleOverlap)
const file = z.object({ file_name: z.string(), csv: z.string() })

/** Spec: operations, 7. Closing, opening again and exporting are ours. */
export const paymentEndpoints = {
  payments: endpoint({
    method: 'GET',
    path: '/payment_schedule',
    summary:
      'What a calendar month costs, a line for each schedule, by vendor. A closed month is answered as it was closed. `limit` (ours) cuts the lines; sums and counts are of all.',
    access: staff,
    query: z.object({
      start_date: dayField(PAY_MONTH_TEXTS.notOneMonth),
      end_date: dayField(PAY_MONTH_TEXTS.notOneMonth),
      limit: z.coerce.number().int().min(0).max(100_000).optional(),
    }),
    answer: z.object({
      payment_schedules: z.array(payableLine),
      /** How many lines there are before the limit, and how many of them are not ready to be paid. */
      rowCount: z.number().int(),
      not_ready_count: z.number().int(),
      pay_period: payPeriod,
      vendor_sums: z.array(vendorSum),
      /** Cents. */
      total: z.number().int(),
      bill_problems: z.array(billProblem),
      /** Of all lines and what they pay: differs where anything of it does. For the call that closes the month. */
      lines_hash: z.string(),
      /** Owners and trucks of the lines that were deleted since: they have no page. */
      deleted: z.object({ vendor_ids: z.array(id<'vendor'>()), truck_ids: z.array(id<'truck'>()) }),
    }),
    errors: ['invalid'],
  }),
  unclosedMonths: endpoint({
    method: 'GET',
    path: '/pay_period/unclosed',
    summary: 'Months that are over, have payments and are not closed, the earliest first. Ours.',
    access: staff,
    answer: z.object({ months: z.array(z.object({ month: z.string(), rowCount: z.number().int() })) }),
  }),
  unpaidTrucks: endpoint({
    method: 'GET',
    path: '/truck/assigned/payment_schedule/unassigned',
    summary: 'Trucks that are on a campaign today and have no payment schedule for today, by name.',
    access: staff,
    answer: z.object({
      trucks: z.array(
        z.object({
          truck_id: id<'truck'>(),
          name: z.string(),
          license_plate: z.string().nullable(),
          vendor_name: z.string().nullable(),
          campaign_id: id<'campaign'>(),
          campaign_name: z.string(),
        }),
      ),
    }),
  }),
  truckPayments: endpoint({
    method: 'GET',
    path: '/truck/{id}/payment_schedule',
    summary:
      'The payment schedules of a truck, the latest first. `closed_months` (ours): of all trucks; what schedules pay in them is frozen.',
    access: staff,
    params: ofTruck,
    answer: z.object({
      payment_schedule: z.array(paymentSchedule),
      overlaps,
      closed_months: z.array(payMonthField),
    }),
  }),
  vendorPayments: endpoint({
    method: 'GET',
    path: '/vendor/{id}/payment_schedule',
    summary:
      'What a vendor is paid by, the earliest first, also for trucks that were deleted or changed hands. Ours.',
    access: staff,
    params: z.object({ id: idParam<'vendor'>() }),
    answer: z.object({ payment_schedules: z.array(paymentSchedule), overlaps }),
  }),
  addPayment: endpoint({
    method: 'PUT',
    path: '/truck/{id}/payment_schedule',
    summary: 'Add a payment schedule to a truck. Refused where it would change a closed month.',
    access: staff,
    params: ofTruck,
    body: paymentScheduleFields,
    answer: z.object({ new_ps: z.array(paymentSchedule), overlaps }),
    errors: ['conflict', 'invalid'],
  }),
  updatePayment: endpoint({
    method: 'PUT',
    path: '/truck/{id}/payment_schedule/{psId}',
    summary:
      'Change a payment schedule; what is left out stays. Refused where it would change a closed month.',
    access: staff,
    params: ofTruck.extend({ psId: idParam<'payment_schedule'>() }),
    body: paymentScheduleChange,
    answer: z.object({ updated_ps: z.array(paymentSchedule), overlaps }),
    stored: paymentSchedule,
    errors: ['conflict', 'invalid'],
  }),
  deletePayment: endpoint({
    method: 'DELETE',
    path: '/payment_schedule/{id}',
    summary: 'Delete a payment schedule. Refused where it would change a closed month.',
    access: staff,
    params: z.object({ id: idParam<'payment_schedule'>() }),
    answer: z.object({ deleted_ps: z.array(paymentSchedule) }),
    errors: ['conflict'],
  }),
  closePayPeriod: endpoint({
    method: 'POST',
    path: '/pay_period/{month}/close',
    summary:
      'Close a month on its last day or after: its lines and invoice numbers freeze. Refused where what it pays is no longer what was shown.',
    access: staff,
    params: ofMonth,
    body: closeBody,
    answer: z.object({ pay_period: payPeriod }),
    errors: ['conflict', 'invalid'],
  }),
  reopenPayPeriod: endpoint({
    method: 'POST',
    path: '/pay_period/{month}/reopen',
    summary: 'Open a closed month again, with a reason. Invoice numbers stay as they were given.',
    access: staff,
    params: ofMonth,
    body: reopenBody,
    answer: z.object({ pay_period: payPeriod }),
    errors: ['conflict', 'invalid'],
  }),
  payPeriodChanges: endpoint({
    method: 'GET',
    path: '/pay_period/{month}/changes',
    summary:
      'What an export of a month would change against the last one, by bill and by line. `last_export` is null where there is none.',
    access: staff,
    params: ofMonth,
    answer: z.object({
      last_export: z.object({ exported_at: z.iso.datetime(), exported_by: z.string() }).nullable(),
      changes: z.array(billChange),
      /** Empty, too, where the last export kept no lines. */
      line_changes: z.array(lineChange),
    }),
  }),
  exportPayPeriod: endpoint({
    method: 'POST',
    path: '/pay_period/{month}/export',
    summary:
      'Give every bill of a month its invoice number and answer both files, with what changed since they were last made. Refused before the month has begun; with an Idempotency-Key a lost answer can be asked for again.',
    access: staff,
    params: ofMonth,
    answer: z.object({
      summary: file,
      working_sheet: file,
      /** Null: it was never exported before. */
      changes: z.array(billChange).nullable(),
      line_changes: z.array(lineChange).nullable(),
      bill_problems: z.array(billProblem),
    }),
    errors: ['conflict'],
  }),
}
