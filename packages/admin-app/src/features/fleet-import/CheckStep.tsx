import { Alert, Box, Button, Skeleton } from '@mui/material'
import { type FleetImportAnswer, refusedRowsCsv } from '@product/sdk/features/fleet-import'
import { useQueryClient } from '@tanstack/react-query'
import { downloadCSV, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useApi } from '../../config/runtime'
import { ErrorState } from '../../layout/StateMessage'
import { failureText } from '../../toasts/failure-text'
import { CheckedRows } from './CheckedRows'
import { ImportCounts } from './ImportCounts'
import { importBody, useDryRun } from './use-dry-run'
import type { ImportCounts as Counts, ImportFile } from './use-import-work'

interface CheckStepProps {
  file: ImportFile
  onBack: () => void
  onDone: (done: Counts) => void
}

/** What would become of every row, before anything is written. */
export function CheckStep({ file, onBack, onDone }: CheckStepProps) {
  const translate = useTranslate()
  const { data, error, isPending, isFetching, refetch } = useDryRun(file)
  if (error && !isFetching) {
    return (
      <>
        <ErrorState
          title="fleet_import.check_failed"
          text={failureText(error)}
          onRetry={() => void refetch()}
        />
        <Box sx={{ textAlign: 'center' }}>
          <Button onClick={onBack}>{translate('fleet_import.back')}</Button>
        </Box>
      </>
    )
  }
  if (isPending || !data) {
    return (
      <Box role="status" aria-label={translate('fleet_import.checking')} sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={72} />
        <Skeleton variant="rounded" height={360} />
      </Box>
    )
  }
  return <Checked file={file} answer={data} onBack={onBack} onDone={onDone} refetch={refetch} />
}

interface CheckedProps extends CheckStepProps {
  answer: FleetImportAnswer
  refetch: () => Promise<unknown>
}

function Checked({ file, answer, onBack, onDone, refetch }: CheckedProps) {
  const translate = useTranslate()
  const api = useApi()
  const queries = useQueryClient()
  const [isImporting, setIsImporting] = useState(false)
  const { vendors, trucks, refused, rows, plan } = answer
  const writes = vendors.new + vendors.changed + trucks.new + trucks.changed
  const blocked = refused > 0 || writes === 0

  async function runImport(): Promise<void> {
    setIsImporting(true)
    try {
      // A key for what is to be done, so that an answer that was lost is not asked for twice.
      const idempotencyKey = `${file.key}-${plan.slice(0, 32)}`
      const done = await api.importFleet({ body: { ...importBody(file), plan }, idempotencyKey })
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'fleet-import' })
      onDone({ vendors: done.vendors, trucks: done.trucks })
    } catch {
      // The toast has said why; what stands in the way shows in the rows.
      await refetch()
      setIsImporting(false)
    }
  }

  const download = () =>
    downloadCSV(
      refusedRowsCsv(
        file.table,
        rows.filter(({ problems }) => problems.length > 0),
      ),
      'refused_rows',
    )

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ImportCounts answer={answer} />
      {refused > 0 && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={download}>
              {translate('fleet_import.download')}
            </Button>
          }
          sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
        >
          <strong>{translate('fleet_import.refused_title', { smart_count: refused })}</strong>
          <div>{translate('fleet_import.refused_text')}</div>
        </Alert>
      )}
      {refused === 0 && writes === 0 && (
        <Alert severity="info">{translate('fleet_import.nothing_new')}</Alert>
      )}
      <CheckedRows key={plan} table={file.table} rows={rows} hasRefused={refused > 0} />
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          position: 'sticky',
          bottom: 0,
          py: 1.5,
          bgcolor: 'background.default',
        }}
      >
        <Button variant="contained" disabled={blocked || isImporting} onClick={() => void runImport()}>
          {translate(isImporting ? 'fleet_import.importing' : 'fleet_import.import')}
        </Button>
        <Button variant="outlined" disabled={isImporting} onClick={onBack}>
          {translate('fleet_import.back')}
        </Button>
      </Box>
    </Box>
  )
}
