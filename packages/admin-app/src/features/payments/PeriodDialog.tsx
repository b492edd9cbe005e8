import { type PayMonth } from '@product/sdk/nouns/payments'
import { ConfirmDialog, type ConfirmDialogProps } from '../../forms/ConfirmDialog'
import { useDates } from '../../texts/dates'
import type { PeriodCall } from './use-period-call'
import { useReloadPayments } from './use-reload-payments'

interface PeriodDialogProps extends Omit<ConfirmDialogProps, 'isPending' | 'problem' | 'isDestructive'> {
  month: PayMonth
  call: PeriodCall
  /** What somebody else has done to the month while the dialog was open; undefined: nothing that is known. */
  meanwhile?: string
  /** Why what it is about could not be asked for. */
  problem?: string
}

/** A question about a month. Once the month is no longer what it asks about, it says so and offers to look again. */
export function PeriodDialog({ month, call, meanwhile, problem, onConfirm, ...question }: PeriodDialogProps) {
  const dates = useDates()
  const reload = useReloadPayments()
  const { isPending, isOvertaken } = call
  const news = isOvertaken ? call.problem : meanwhile
  if (news !== undefined && !isPending) {
    return (
      <ConfirmDialog
        title="payments.overtaken_title"
        text="payments.overtaken_text"
        args={{ month: dates.month(month) }}
        confirm="payments.reload"
        isDestructive={false}
        problem={news}
        onConfirm={() => {
          reload()
          question.onClose()
        }}
        onClose={question.onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      {...question}
      isDestructive={false}
      isPending={isPending}
      problem={call.problem ?? problem}
      onConfirm={onConfirm}
    />
  )
}
