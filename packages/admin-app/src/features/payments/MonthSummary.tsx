import { Alert, Box, Card, Skeleton, Typography } from '@mui/material'
import { useDates } from '../../texts/dates'
import type { PaymentsAnswer } from './payments-answer'
import { losAngelesDay, shownDayText, centsText } from '@product/sdk/values'
import type { PayMonth } from '@product/sdk/nouns/payments'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'

const figures = new Intl.NumberFormat('en-US')

/** The month at a glance: what it costs, whom, how much of it is ready, and whether it is closed. */
export function MonthSummary({ month, payments }: { month: PayMonth; payments?: PaymentsAnswer }) {
  const translate = useTranslate()
  const dates = useDates()
  const { total, vendor_sums, rowCount, not_ready_count, pay_period } = payments ?? {}
  const ready = rowCount === undefined ? undefined : rowCount - (not_ready_count ?? 0)
  return (
    <>
      <Card
        component="section"
        aria-label={translate('payments.summary')}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, px: 2, py: 1.5, mb: 2 }}
      >
        <Figure value={total === undefined ? undefined : `$${centsText(total)}`} of={dates.month(month)} />
        <Figure
          value={vendor_sums && figures.format(vendor_sums.filter(one => one.vendor_id !== null).length)}
          of={translate('payments.vendors')}
        />
        <Figure
          value={ready === undefined ? undefined : figures.format(ready)}
          of={translate('payments.ready_count')}
        />
        <Figure
          value={not_ready_count === undefined ? undefined : figures.format(not_ready_count)}
          of={translate('payments.not_ready_count')}
          presses={not_ready_count !== 0 && pay_period?.closed_at === null}
        />
      </Card>
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

interface FigureProps {
  value: string | undefined
  of: ReactNode
  presses?: boolean
}

const Figure = ({ value, of, presses = false }: FigureProps) => (
  <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
    <Typography
      component="span"
      variant="h2"
      color={presses ? 'warning' : 'textPrimary'}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {value ?? <Skeleton width={48} />}
    </Typography>
    <Typography component="span" variant="body2" color="textSecondary">
      {of}
    </Typography>
  </Box>
)
