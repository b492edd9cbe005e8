import { Alert, Box, Typography } from '@mui/material'
import { PAY_PERIOD_TEXTS, type PayMonth } from '@product/sdk/nouns/payments'
import { centsText, shownDayText } from '@product/sdk/values'
import { useQuery } from '@tanstack/react-query'
import { FormDataConsumer, useTranslate } from 'ra-core'
import { useRuntime } from '../../config/runtime'
import { useDates } from '../../texts/dates'
import { SCHEDULES } from './payment-schedules'
import { readNamed } from './schedule-form'
import { frozenBy, meetingsOf, previewsOf } from './schedule-preview'

/**
 * What the schedule, as it is entered, will pay, which months of it are frozen, and who else pays for the truck then.
 * Only a change of a frozen month is going to be refused; the other warnings stop nothing.
 */
export const ScheduleOutlook = ({ month }: { month: PayMonth }) => (
  <FormDataConsumer<Entered>>
    {({ formData }) => <Outlook month={month} entered={formData} />}
  </FormDataConsumer>
)

type Entered = Record<string, unknown>

function Outlook({ month, entered }: { month: PayMonth; entered: Entered }) {
  const translate = useTranslate()
  const dates = useDates()
  const { backgroundApi } = useRuntime()
  const truckId = readNamed(entered.truck)?.id ?? entered.truck_id
  const { data } = useQuery({
    queryKey: [SCHEDULES, 'of-truck', truckId],
    enabled: typeof truckId === 'number',
    queryFn: ({ signal }) => backgroundApi.truckPayments({ params: { id: String(truckId) }, signal }),
  })
  const { payment_schedule_id: ownId } = entered
  const stored = data?.payment_schedule ?? []
  const meetings = meetingsOf(entered, typeof ownId === 'number' ? ownId : undefined, stored)
  const previews = previewsOf(entered, month)
  const own = stored.find(({ payment_schedule_id }) => payment_schedule_id === ownId)
  const frozen = frozenBy(entered, own ?? null, data?.closed_months ?? [])
  const named = (months: readonly PayMonth[]) => months.map(dates.month).join(', ')
  const dayOf = (day: string | null) => (day === null ? translate('payments.open_end') : shownDayText(day))
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, mt: 1 }}>
      {previews.map(({ month: each, active, of, percent, cents }) => (
        <Typography key={each} variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('payments.preview', { month: dates.month(each), active, of, percent })}
          {cents !== undefined && <strong>{` → $${centsText(cents)}`}</strong>}
        </Typography>
      ))}
      {frozen.altered.length > 0 ? (
        <Alert severity="error">{`${PAY_PERIOD_TEXTS.frozen} (${named(frozen.altered)})`}</Alert>
      ) : (
        frozen.paid.length > 0 && (
          <Alert severity="info">{translate('payments.frozen_months', { months: named(frozen.paid) })}</Alert>
        )
      )}
      {meetings.map(({ other, from, to }) => (
        <Alert key={other.payment_schedule_id} severity="warning">
          {translate('payments.also_paid', {
            campaign: other.campaign_name ?? translate('payments.no_campaign'),
            period: `${dayOf(other.start_date)} – ${dayOf(other.end_date)}`,
            days: `${dayOf(from)} – ${dayOf(to)}`,
          })}
        </Alert>
      ))}
    </Box>
  )
}
