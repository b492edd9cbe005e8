import { paymentEndpoints } from '@product/sdk/features/payments'
import {
  billProblems,
  closeProblem,
  currentPayMonth,
  exportedLine,
  exportProblem,
  monthAndYear,
  monthDays,
  monthTotal,
  PAY_MONTH_TEXTS,
  PAY_PERIOD_TEXTS,
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
import { deletedOf, unclosedMonthsBefore } from '../../nouns/payments/payment-schedule-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { billsToBe, changesAfter, linesHash, linesOf, numberedBills } from './month-lines'

const { payments, unclosedMonths, closePayPeriod, reopenPayPeriod, payPeriodChanges, exportPayPeriod } =
  paymentEndpoints

export const payPeriodHandlers = implement(
  { payments, unclosedMonths, closePayPeriod, reopenPayPeriod, payPeriodChanges, exportPayPeriod },
  {
    async payments({ db, query, now }) {
      const month = payMonthFrom(query.start_date, query.end_date)
      if (month === undefined) throw new Invalid({ end_date: PAY_MONTH_TEXTS.notOneMonth })
      const pay_period = await findPayPeriod(db, month)
      const lines = await linesOf(db, pay_period, now)
      const vendor_sums = vendorSums(lines)
      return {
        payment_schedules: lines.slice(0, query.limit),
        rowCount: lines.length,
        not_ready_count: lines.filter(({ not_ready }) => not_ready.length > 0).length,
        pay_period,
        vendor_sums,
        total: monthTotal(lines),
        bill_problems: billProblems(vendor_sums),
        lines_hash: linesHash(lines),
        deleted: await deletedOf(db, lines),
      }
    },

    unclosedMonths: async ({ db, now }) => ({
      months: await unclosedMonthsBefore(db, monthDays(currentPayMonth(now)).first),
    }),

    async closePayPeriod(call) {
      const { db, params, body, now, session } = call
      await lockPayments(db)
      const before = await findPayPeriod(db, params.month)
      const problem = closeProblem(before, now)
      if (problem) throw new Conflict(problem.text)
      const lines = await linesOf(db, before, now)
      if (body.lines_hash !== linesHash(lines)) throw new Conflict(PAY_PERIOD_TEXTS.changed)
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

    async payPeriodChanges({ db, params: { month }, now }) {
      const last = await lastExport(db, month)
      if (!last) return { last_export: null, changes: [], line_changes: [] }
      const lines = await linesOf(db, await findPayPeriod(db, month), now)
      const changes = changesAfter(last, await billsToBe(db, month, lines), lines)
      const { exported_at, exported_by } = last
      return {
        last_export: { exported_at, exported_by },
        changes: changes.bills,
        line_changes: changes.lines,
      }
    },

    async exportPayPeriod(call) {
      const { db, params, now, session } = call
      const { month } = params
      const problem = exportProblem(month, now)
      if (problem) throw new Conflict(problem.text)
      await lockPayments(db)
      const lines = await linesOf(db, await findPayPeriod(db, month), now)
      const bills = await numberedBills(db, month, lines)
      const last = await lastExport(db, month)
      const changes = last && changesAfter(last, bills, lines)
      const exported = lines.map(line => exportedLine.parse(line))
      await storeExport(db, month, { now, by: session.name, bills, lines: exported })
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
        changes: changes?.bills ?? null,
        line_changes: changes?.lines ?? null,
        bill_problems: billProblems(vendorSums(lines)),
      }
    },
  },
)
