import { Alert, Box, Button, Card, NativeSelect, Typography } from '@mui/material'
import {
  columnsProblem,
  IMPORT_TARGETS,
  importField,
  type ImportColumns,
  isPersonalNumber,
  FLEET_IMPORT_TEXTS,
  targetLabel,
  type FleetSide,
} from '@product/sdk/features/fleet-import'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { ImportFile } from './use-import-work'

const SIDES = ['vendor', 'truck'] as const satisfies readonly FleetSide[]

/** So many values say what a column holds. */
const SAMPLES = 3

const samplesOf = ({ table }: ImportFile, column: number): string =>
  table.rows
    .map(({ cells }) => (cells[column] ?? '').trim())
    .filter(cell => cell !== '')
    .slice(0, SAMPLES)
    .join(' · ')

interface ColumnsStepProps {
  file: ImportFile
  onChange: (columns: ImportColumns) => void
  onNext: () => void
}

/** Which field each column fills. */
export function ColumnsStep({ file, onChange, onNext }: ColumnsStepProps) {
  const translate = useTranslate()
  const { heads, rows } = file.table
  const problem = columnsProblem(heads, file.columns)
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {translate('fleet_import.file_of', { name: file.name, smart_count: rows.length })}
        </Typography>
        <Typography color="textSecondary">{translate('fleet_import.columns_text')}</Typography>
      </Box>
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {heads.map((head, column) => (
          <ColumnRow
            // A column is its place in the file: heads may be blank or stand twice.
            key={column}
            head={head === '' ? translate('fleet_import.unnamed', { number: column + 1 }) : head}
            samples={samplesOf(file, column)}
            target={file.columns[column] ?? null}
            secret={isPersonalNumber(head)}
            onChange={target =>
              onChange(heads.map((_, at) => (at === column ? target : (file.columns[at] ?? null))))
            }
          />
        ))}
      </Card>
      {problem !== undefined && <Alert severity="warning">{problem}</Alert>}
      <Box>
        <Button variant="contained" disabled={problem !== undefined} onClick={onNext}>
          {translate('fleet_import.to_check')}
        </Button>
      </Box>
    </Box>
  )
}

interface ColumnRowProps {
  head: string
  samples: string
  target: ImportColumns[number]
  secret: boolean
  onChange: (target: ImportColumns[number]) => void
}

function ColumnRow({ head, samples, target, secret, onChange }: ColumnRowProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: { xs: 0.5, sm: 2 },
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr)' },
        px: 2,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {head}
      </Typography>
      <Typography variant="body2" color="textSecondary" noWrap title={samples}>
        {samples}
      </Typography>
      {secret ? (
        <Typography id={id} variant="body2" color="textSecondary">
          {FLEET_IMPORT_TEXTS.personalNumber}
        </Typography>
      ) : (
        <NativeSelect
          id={id}
          fullWidth
          value={target ?? ''}
          slotProps={{ input: { 'aria-label': translate('fleet_import.field_of', { name: head }) } }}
          onChange={event => onChange(importField(event.target.value)?.target ?? null)}
          sx={target === null ? { color: 'text.secondary' } : undefined}
        >
          <option value="">{translate('fleet_import.leave_out')}</option>
          {SIDES.map(side => (
            <optgroup key={side} label={translate(`fleet_import.${side}`)}>
              {IMPORT_TARGETS.filter(field => field.side === side).map(({ target: name }) => (
                <option key={name} value={name}>
                  {targetLabel(name)}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      )}
    </Box>
  )
}
