import { Box, Typography } from '@mui/material'
import { PAY_PERIOD_TEXTS, type PayMonth } from '@product/sdk/nouns/payments'
import { centsText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useToast } from '../../toasts/use-toast'
import { useDates } from '../../texts/dates'
import { amountText } from './LineCells'
import type { PaymentsAnswer } from './payments-answer'
import { PeriodDialog } from './PeriodDialog'
import { usePeriodCall } from './use-period-call'
import { remarksOf } from './why-not-ready'

interface ClosePeriodDialogProps {
  month: PayMonth
  payments: PaymentsAnswer
  onClose: () => void
}

/** As many as are worth reading before a click; the table's filter has them all. */
const SHOWN = 20

/** Asks with what will freeze, and what of it is not ready to be paid. */
export function ClosePeriodDialog({ month, payments, onClose }: ClosePeriodDialogProps) {
  const translate = useTranslate()
  const dates = useDates()
  const toast = useToast()
  const name = dates.month(month)
  const call = usePeriodCall(
    (api, idempotencyKey) =>
      api.closePayPeriod({ params: { month }, body: { lines_hash: payments.lines_hash }, idempotencyKey }),
    () => {
      toast('success', 'payments.was_closed', { args: { month: name } })
      onClose()
    },
    payments.lines_hash,
  )
  const { payment_schedules: lines, total, vendor_sums, rowCount, pay_period } = payments
  const notReady = lines.filter(line => line.not_ready.length > 0)
  return (
    <PeriodDialog
      month={month}
      call={call}
      meanwhile={pay_period.closed_at === null ? undefined : PAY_PERIOD_TEXTS.alreadyClosed}
      title="payments.close_title"
      text="payments.close_text"
      args={{
        month: name,
        total: `$${centsText(total)}`,
        payments: translate('payments.close_payments', { smart_count: rowCount }),
        vendors: translate('payments.close_vendors', {
          smart_count: vendor_sums.filter(({ vendor_id }) => vendor_id !== null).length,
        }),
      }}
      confirm="payments.close_button"
      onConfirm={call.run}
      onClose={onClose}
    >
      {notReady.length > 0 && (
        <>
          <Typography sx={{ mt: 2, fontWeight: 600 }}>
            {translate('payments.close_not_ready', { smart_count: notReady.length })}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {notReady.slice(0, SHOWN).map(line => (
              <Box component="li" key={line.payment_schedule_id} sx={{ overflowWrap: 'anywhere' }}>
                {[line.truck_name, line.vendor_name].filter(Boolean).join(' · ')}, {amountText(line)}
                <Typography
                  component="span"
                  variant="caption"
                  color="textSecondary"
                  sx={{ display: 'block' }}
                >
                  {remarksOf(line)
                    .map(remark => translate(`payments.reasons.${remark.name}`, remark.args))
                    .join(', ')}
                </Typography>
              </Box>
            ))}
          </Box>
          {notReady.length > SHOWN && translate('payments.and_more', { count: notReady.length - SHOWN })}
        </>
      )}
    </PeriodDialog>
  )
}
