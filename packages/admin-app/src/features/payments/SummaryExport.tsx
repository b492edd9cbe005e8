import { Skeleton } from '@mui/material'
import { PAYMENT_LABELS, type PayMonth } from '@product/sdk/nouns/payments'
import { losAngelesDay, shownDayText } from '@product/sdk/values'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useRuntime } from '../../config/runtime'
import { ConfirmDialog } from '../../forms/ConfirmDialog'
import { failureText } from '../../toasts/failure-text'
import { useToast } from '../../toasts/use-toast'
import { useDates } from '../../texts/dates'
import { ExportChanges } from './ExportChanges'
import { saveFile } from '../../data/save-file'
import { PeriodDialog } from './PeriodDialog'
import { usePeriodCall } from './use-period-call'

interface SummaryExportProps {
  month: PayMonth
  isClosed: boolean
  /** Leads to the question that closes the month. */
  onCloseMonth: () => void
  onClose: () => void
}

/** The bill-import file: of a closed month, and where it went out before with what is different now. */
export const SummaryExport = (props: SummaryExportProps) =>
  props.isClosed ? <ExportClosed {...props} /> : <MustBeClosed {...props} />

function MustBeClosed({ month, onCloseMonth, onClose }: SummaryExportProps) {
  const dates = useDates()
  return (
    <ConfirmDialog
      title="payments.close_first"
      text="payments.close_first_text"
      args={{ month: dates.month(month) }}
      confirm="payments.close_go"
      isDestructive={false}
      onConfirm={onCloseMonth}
      onClose={onClose}
    />
  )
}

function ExportClosed({ month, onClose }: SummaryExportProps) {
  const dates = useDates()
  const translate = useTranslate()
  const toast = useToast()
  const { backgroundApi } = useRuntime()
  const { data, error } = useQuery({
    queryKey: ['payments', month, 'changes'],
    // What went out last is only known at the moment of the click.
    gcTime: 0,
    queryFn: ({ signal }) => backgroundApi.payPeriodChanges({ params: { month }, signal }),
  })
  const call = usePeriodCall(
    (api, idempotencyKey) => api.exportPayPeriod({ params: { month }, idempotencyKey }),
    ({ summary }) => {
      saveFile(summary.file_name, summary.csv)
      toast('success', 'payments.was_exported', { args: { name: summary.file_name } })
      onClose()
    },
  )
  const last = data?.last_export
  const text = last
    ? translate('payments.export_again', {
        day: shownDayText(losAngelesDay(last.exported_at)),
        name: last.exported_by,
      })
    : translate('payments.export_first')
  return (
    <PeriodDialog
      month={month}
      call={call}
      title="payments.export_title"
      text={data ? text : translate('payments.export_asking')}
      args={{ month: dates.month(month), file: PAYMENT_LABELS.summary }}
      confirm="payments.export_button"
      problem={error ? failureText(error) : undefined}
      onConfirm={call.run}
      onClose={onClose}
    >
      {!data && !error && <Skeleton height={40} />}
      {data && last && <ExportChanges bills={data.changes} lines={data.line_changes} />}
    </PeriodDialog>
  )
}
