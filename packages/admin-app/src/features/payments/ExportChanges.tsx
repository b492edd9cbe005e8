import { Box, Typography } from '@mui/material'
import type { ApiClient } from '@product/sdk/client'
import { amountCents } from '@product/sdk/nouns/payments'
import { centsText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { dayText } from './LineCells'

type Changes = Awaited<ReturnType<ApiClient['payPeriodChanges']>>
type BillChange = Changes['changes'][number]
type LineChange = Changes['line_changes'][number]

/** What is different from the file that went out last: the bills, and the lines that explain it. */
export function ExportChanges({
  bills,
  lines,
}: {
  bills: readonly BillChange[]
  lines: readonly LineChange[]
}) {
  const translate = useTranslate()
  if (bills.length === 0 && lines.length === 0) {
    return <Typography sx={{ mt: 2 }}>{translate('payments.nothing_changed')}</Typography>
  }
  return (
    <Box sx={{ mt: 2, '& ul': { m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' } }}>
      <Part title={translate('payments.changed_bills', { smart_count: bills.length })}>
        {bills.map(change => (
          <li key={`${change.change} ${change.bill.vendor_id}`}>
            <BillText change={change} />
          </li>
        ))}
      </Part>
      {lines.length > 0 && (
        <Part title={translate('payments.changed_lines', { smart_count: lines.length })}>
          {lines.map(change => (
            <li key={change.line.payment_schedule_id}>
              <LineText change={change} />
            </li>
          ))}
        </Part>
      )}
    </Box>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ mb: 1.5 }}>
    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
    <ul>{children}</ul>
  </Box>
)

const money = (cents: number): string => `$${centsText(cents)}`

function BillText({ change }: { change: BillChange }) {
  const translate = useTranslate()
  const { vendor_name, cents, n } = change.bill
  const before = change.change === 'amount' ? money(change.before) : ''
  const named = change.change === 'renamed' ? change.before : ''
  return translate(`payments.bill_change.${change.change}`, {
    name: vendor_name,
    amount: money(cents),
    before: before || named,
    n,
  })
}

function LineText({ change }: { change: LineChange }) {
  const translate = useTranslate()
  const { line } = change
  const who = [line.truck_name, line.vendor_name].filter(Boolean).join(' · ')
  const describe = (of: typeof line) =>
    `${dayText(of.start_active)} – ${dayText(of.end_active)}, ${money(amountCents(of))}`
  return translate(`payments.line_change.${change.change}`, {
    who,
    now: describe(line),
    before: change.change === 'changed' ? describe(change.before) : '',
  })
}
