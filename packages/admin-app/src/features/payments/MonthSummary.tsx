import { Alert } from '@mui/material'
import { Figure, Figures } from '../../layout/Figures'
import { useDates } from '../../texts/dates'
import { numberText } from '../../texts/shown-numbers'
import type { PaymentsAnswer } from './payments-answer'
import { losAngelesDay, shownDayText, centsText } from '@product/sdk/values'
import type { PayMonth } from '@product/sdk/nouns/payments'
import { useTranslate } from 'ra-core'

/** The month at a glance: what it costs, whom, how much of it is ready, and whether it is closed. */
export function MonthSummary({ month, payments }: { month: PayMonth; payments?: PaymentsAnswer }) {
  const translate = useTranslate()
  const dates = useDates()
  const { total, vendor_sums, rowCount, not_ready_count, pay_period } = payments ?? {}
  const ready = rowCount === undefined ? undefined : rowCount - (not_ready_count ?? 0)
  return (
    <>
      <Figures label={translate('payments.summary')}>
        <Figure value={total === undefined ? undefined : `$${centsText(total)}`} of={dates.month(month)} />
        <Figure
          value={vendor_sums && numberText(vendor_sums.filter(one => one.vendor_id !== null).length)}
          of={translate('payments.vendors')}
        />
        <Figure
          value={ready === undefined ? undefined : numberText(ready)}
          of={translate('payments.ready_count')}
        />
        <Figure
          value={not_ready_count === undefined ? undefined : numberText(not_ready_count)}
          of={translate('payments.not_ready_count')}
          {...(not_ready_count !== 0 && pay_period?.closed_at === null && { color: 'warning' })}
        />
      </Figures>
      {pay_period?.closed_at != null && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {translate('payments.closed', {
            day: shownDayText(losAngelesDay(pay_period.closed_at)),
            name: pay_period.closed_by ?? '–',
          })}
        </Alert>
      )}
      {pay_period?.closed_at === null && pay_period.reopened_reason !== null && (
        <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {translate('payments.reopened', { reason: pay_period.reopened_reason })}
        </Alert>
      )}
    </>
  )
}
