import { serverClock } from '@product/client-app/server-clock'
import { Box, Button, Typography } from '@mui/material'
import {
  closeProblem,
  monthDays,
  PAYMENT_LABELS,
  type PayMonth,
  workingSheetCsv,
  WORKING_SHEET_FILE,
} from '@product/sdk/nouns/payments'
import { shownDayText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useToast } from '../../toasts/use-toast'
import { ClosePeriodDialog } from './ClosePeriodDialog'
import type { PaymentsAnswer } from './payments-answer'
import { ReopenPeriodDialog } from './ReopenPeriodDialog'
import { saveFile } from '../../data/save-file'
import { SummaryExport } from './SummaryExport'

/** Its files, and what closes the month or opens it again. */
export function PeriodActions({ month, payments }: { month: PayMonth; payments: PaymentsAnswer }) {
  const translate = useTranslate()
  const toast = useToast()
  const [dialog, setDialog] = useState<'close' | 'reopen' | 'export'>()
  const { pay_period, payment_schedules: lines } = payments
  const problem = closeProblem(pay_period, serverClock.now())?.problem
  const endDialog = () => setDialog(undefined)

  function saveWorkingSheet(): void {
    if (lines.length === 0) toast('info', 'payments.nothing_to_export')
    else saveFile(WORKING_SHEET_FILE, workingSheetCsv(lines))
  }

  function exportSummary(): void {
    if (problem === 'not-over') toast('info', 'payments.export_when_closed')
    else setDialog('export')
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Button variant="outlined" onClick={exportSummary}>
        {PAYMENT_LABELS.summary}
      </Button>
      <Button variant="outlined" onClick={saveWorkingSheet}>
        {PAYMENT_LABELS.workingSheet}
      </Button>
      <Box sx={{ flex: 1 }} />
      {problem === undefined && (
        <Button variant="contained" onClick={() => setDialog('close')}>
          {translate('payments.close_button')}
        </Button>
      )}
      {problem === 'already-closed' && (
        <Button variant="outlined" color="warning" onClick={() => setDialog('reopen')}>
          {translate('payments.reopen_button')}
        </Button>
      )}
      {problem === 'not-over' && (
        <Typography variant="body2" color="textSecondary">
          {translate('payments.closes_on', { day: shownDayText(monthDays(month).last) })}
        </Typography>
      )}
      {dialog === 'close' && <ClosePeriodDialog month={month} payments={payments} onClose={endDialog} />}
      {dialog === 'reopen' && <ReopenPeriodDialog month={month} onClose={endDialog} />}
      {dialog === 'export' && (
        <SummaryExport
          month={month}
          isClosed={problem === 'already-closed'}
          onCloseMonth={() => setDialog('close')}
          onClose={endDialog}
        />
      )}
    </Box>
  )
}
