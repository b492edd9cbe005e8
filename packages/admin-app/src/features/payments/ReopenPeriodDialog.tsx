import { TextField } from '@mui/material'
import { monthAndYear, type PayMonth, reopenBody } from '@product/sdk/nouns/payments'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ConfirmDialog } from '../../forms/ConfirmDialog'
import { problemsOf } from '../../forms/problems-of'
import { useToast } from '../../toasts/use-toast'
import { usePeriodCall } from './use-period-call'

const problemsIn = problemsOf(reopenBody)

/** Opens a closed month again; the reason is kept with it. */
export function ReopenPeriodDialog({ month, onClose }: { month: PayMonth; onClose: () => void }) {
  const translate = useTranslate()
  const toast = useToast()
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string>()
  const name = monthAndYear(month)
  const { run, isPending, problem } = usePeriodCall(
    api => api.reopenPayPeriod({ params: { month }, body: { reason } }),
    () => {
      toast('success', 'payments.was_reopened', { args: { month: name } })
      onClose()
    },
  )
  function confirm(): void {
    const problems = problemsIn({ reason })
    setWrong(problems.reason)
    if (problems.reason === undefined) run()
  }
  return (
    <ConfirmDialog
      title="payments.reopen_title"
      text="payments.reopen_text"
      args={{ month: name }}
      confirm="payments.reopen_button"
      isDestructive={false}
      isPending={isPending}
      problem={problem}
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
    </ConfirmDialog>
  )
}
