import { TextField } from '@mui/material'
import { type PayMonth, reopenBody } from '@product/sdk/nouns/payments'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { problemsOf } from '../../forms/problems-of'
import { useToast } from '../../toasts/use-toast'
import { useDates } from '../../texts/dates'
import { PeriodDialog } from './PeriodDialog'
import { usePeriodCall } from './use-period-call'

const problemsIn = problemsOf(reopenBody)

/** Opens a closed month again; the reason is kept with it. */
export function ReopenPeriodDialog({ month, onClose }: { month: PayMonth; onClose: () => void }) {
  const translate = useTranslate()
  const dates = useDates()
  const toast = useToast()
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string>()
  const name = dates.month(month)
  const call = usePeriodCall(
    (api, idempotencyKey) => api.reopenPayPeriod({ params: { month }, body: { reason }, idempotencyKey }),
    () => {
      toast('success', 'payments.was_reopened', { args: { month: name } })
      onClose()
    },
    reason,
  )
  function confirm(): void {
    const problems = problemsIn({ reason })
    setWrong(problems.reason)
    if (problems.reason === undefined) call.run()
  }
  return (
    <PeriodDialog
      month={month}
      call={call}
      title="payments.reopen_title"
      text="payments.reopen_text"
      args={{ month: name }}
      confirm="payments.reopen_button"
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label={translate('payments.reason')}
        value={reason}
        onChange={event => {
          setReason(event.target.value)
          setWrong(undefined)
        }}
        required
        error={wrong !== undefined}
        helperText={wrong}
        margin="normal"
        fullWidth
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </PeriodDialog>
  )
}
