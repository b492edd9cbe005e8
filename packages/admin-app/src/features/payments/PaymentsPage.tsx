import { serverClock } from '@product/client-app/server-clock'
import { Box, Button } from '@mui/material'
import { currentPayMonth, PAY_MONTH_TEXTS } from '@product/sdk/nouns/payments'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import { type MonthParams, readMonthView, withParams } from './month-address'
import { MonthPayments } from './MonthPayments'
import { MonthPicker } from './MonthPicker'
import { ScheduleDialog } from './ScheduleDialog'
import { UnpaidTrucks } from './UnpaidTrucks'
import { useUnpaidTrucks } from './use-unpaid-trucks'

/** What vendors are paid in a month. The address holds the month and the whole view of it. Spec: operations, 2. */
export function PaymentsPage() {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const current = currentPayMonth(serverClock.now())
  const view = readMonthView(params, current)
  const change = (changed: MonthParams) =>
    setParams(before => withParams(before, changed), { replace: true, preventScrollReset: true })
  const { data: unpaid, isPending } = useUnpaidTrucks()
  const { month, schedule, truck } = view
  const preset = unpaid?.find(({ truck_id }) => truck_id === truck)
  // A link may name the truck of the new schedule: the dialog waits for its name.
  const isWaiting = truck !== undefined && unpaid === undefined
  return (
    <Page
      title="console.sidebar.payments"
      actions={
        <Button variant="contained" onClick={() => change({ schedule: 'new' })}>
          {translate('payments.new')}
        </Button>
      }
    >
      <Box sx={{ mb: 2 }}>
        <MonthPicker
          month={month}
          current={current}
          onPick={next => change({ month: next === current ? undefined : next, page: undefined })}
        />
      </Box>
      {month === null ? (
        <EmptyState
          title="payments.not_a_month"
          text={PAY_MONTH_TEXTS.noMonth}
          action={
            <Button variant="outlined" onClick={() => change({ month: undefined })}>
              {translate('payments.current_month')}
            </Button>
          }
        />
      ) : (
        <MonthPayments
          key={month}
          month={month}
          view={view}
          onChange={change}
          isHeld={month === current && isPending}
          notice={
            month === current && <UnpaidTrucks onAdd={id => change({ schedule: 'new', truck: String(id) })} />
          }
        />
      )}
      {!isWaiting && schedule !== undefined && (
        <ScheduleDialog
          key={schedule}
          shown={
            schedule === 'new' && preset
              ? {
                  key: 'new',
                  truck: { id: preset.truck_id, name: preset.name },
                  campaign: { id: preset.campaign_id, name: preset.campaign_name },
                }
              : { key: schedule }
          }
          month={month ?? current}
          onClose={() => change({ schedule: undefined, truck: undefined })}
        />
      )}
    </Page>
  )
}
