import { paymentEndpoints } from '@product/sdk/features/payments'
import {
  billProblems,
  changesSince,
  closeProblem,
  monthAndYear,
  monthTotal,
  PAY_MONTH_TEXTS,
  payMonthFrom,
  paymentSummaryCsv,
  reopenProblem,
  summaryFileName,
  vendorSums,
  WORKING_SHEET_FILE,
  workingSheetCsv,
} from '@product/sdk/nouns/payments'
import { losAngelesDay } from '@product/sdk/values'
import { Conflict, Invalid } from '../../contract/refusals'
import { implement } from '../../http/implement'
import {
  findPayPeriod,
  lastExport,
  lockPayments,
  storeClosed,
  storeExport,
  storeReopened,
} from '../../nouns/payments/pay-period-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { linesOf, numberedBills } from './month-lines'

const { payments, closePayPeriod, reopenPayPeriod, exportPayPeriod } = paymentEndpoints

export const payPeriodHandlers = implement(
  { payments, closePayPeriod, reopenPayPeriod, exportPayPeriod },
  {
    async payments({ db, query, now }) {
      const month = payMonthFrom(query.start_date, query.end_date)
      if (month === undefined) throw new Invalid({ end_date: PAY_MONTH_TEXTS.notOneMonth })
      const pay_period = await findPayPeriod(db, month)
      const lines = await linesOf(db, pay_period, now)
      const vendor_sums = vendorSums(lines)
      return {
        payment_schedules: lines,
        pay_period,
        vendor_sums,
        total: monthTotal(lines),
        bill_problems: billProblems(vendor_sums),
      }
    },

    async closePayPeriod(call) {
      const { db, params, now, session } = call
      await lockPayments(db)
      const before = await findPayPeriod(db, params.month)
      const problem = closeProblem(before, now)
      if (problem) throw new Conflict(problem.text)
      const lines = await linesOf(db, before, now)
      await numberedBills(db, params.month, lines)
      await storeClosed(db, params.month, { now, by: session.name, lines })
      const pay_period = await findPayPeriod(db, params.month)
      await recordAudit(db, {
        ...call,
        action: `closed the pay period ${monthAndYear(params.month)}`,
        entity: 'pay_period',
        entityId: params.month,
        before,
        after: { ...pay_period, total: monthTotal(lines) },
      })
      return { pay_period }
    },

    async reopenPayPeriod(call) {
      const { db, params, body } = call
      await lockPayments(db)
      const before = await findPayPeriod(db, params.month)
      const problem = reopenProblem(before)
      if (problem) throw new Conflict(problem.text)
      await storeReopened(db, params.month, body.reason)
      const pay_period = await findPayPeriod(db, params.month)
      await recordAudit(db, {
        ...call,
        action: `reopened the pay period ${monthAndYear(params.month)}: ${body.reason}`,
        entity: 'pay_period',
        entityId: params.month,
        before,
        after: pay_period,
      })
      return { pay_period }
    },

    async exportPayPeriod(call) {
      const { db, params, now, session } = call
      const { month } = params
      await lockPayments(db)
      const lines = await linesOf(db, await findPayPeriod(db, month), now)
      const bills = await numberedBills(db, month, lines)
      const last = await lastExport(db, month)
      await storeExport(db, month, { now, by: session.name, bills })
      await recordAudit(db, {
        ...call,
        action: `exported the payments of ${monthAndYear(month)}`,
        entity: 'pay_period',
        entityId: month,
        after: { bills: bills.length, total: monthTotal(lines) },
      })
      return {
        summary: {
          file_name: summaryFileName(month),
          csv: paymentSummaryCsv(bills, month, losAngelesDay(now)),
        },
        working_sheet: { file_name: WORKING_SHEET_FILE, csv: workingSheetCsv(lines) },
        changes: last ? changesSince({ bills: last, lines: [] }, { bills, lines: [] }).bills : null,
        bill_problems: billProblems(vendorSums(lines)),
      }
    },
  },
)
