import { Box, InputAdornment, TextField } from '@mui/material'
import type { PayMonth } from '@product/sdk/nouns/payments'
import { centsNumeral, readCents } from '@product/sdk/values'
import { useInput, useTranslate, ValidationError } from 'ra-core'
import { useTruckSearch } from '../../fields/page-of-vendor'
import { type RecordSearch, type Found, campaignSearch } from '../../fields/record-search'
import { SearchPicker } from '../../fields/SearchPicker'
import { SCHEDULES } from './payment-schedules'
import { readNamed } from './schedule-form'
import { ScheduleOutlook } from './ScheduleOutlook'

/** Spec: operations, 3 and 7: of which truck and campaign, from when to when, how much a month. */
export function ScheduleInputs({ month, isNew }: { month: PayMonth; isNew: boolean }) {
  const truck = useInput({ source: 'truck' }).field
  const trucks = useTruckSearch()
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        '& > *': { gridColumn: '1 / -1' },
        '& > :has(input[type="date"])': { gridColumn: { sm: 'auto' } },
      }}
    >
      {isNew && <NamedInput source="truck" search={trucks} required autoFocus={!truck.value} />}
      <NamedInput source="campaign" search={campaignSearch} />
      <DateInput source="start_date" required />
      <DateInput source="end_date" />
      <RateInput />
      <ScheduleOutlook month={month} />
    </Box>
  )
}

const useLabel = (source: string): string => useTranslate()(`resources.${SCHEDULES}.fields.${source}`)

interface NamedInputProps {
  source: 'truck' | 'campaign'
  search: RecordSearch<Found>
  required?: boolean
  autoFocus?: boolean
}

function NamedInput({ source, search, required, autoFocus }: NamedInputProps) {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source, defaultValue: null })
  const { message } = fieldState.error ?? {}
  return (
    <SearchPicker
      search={search}
      chosen={readNamed(field.value)}
      onChoose={option => field.onChange(option ? { id: option.id, name: option.name } : null)}
      label={useLabel(source)}
      clear={translate(`payments.clear_${source}`)}
      none={translate(`payments.no_${source}`)}
      problem={message === undefined ? undefined : <ValidationError error={message} />}
      inputRef={field.ref}
      required={required}
      autoFocus={autoFocus}
    />
  )
}

function DateInput({ source, required }: { source: 'start_date' | 'end_date'; required?: boolean }) {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source, defaultValue: null })
  const { message } = fieldState.error ?? {}
  const help = required === true ? undefined : translate('payments.end_help')
  return (
    <TextField
      type="date"
      name={source}
      label={useLabel(source)}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={event => field.onChange(event.target.value || null)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      required={required}
      error={message !== undefined}
      helperText={message === undefined ? help : <ValidationError error={message} />}
      margin="dense"
      fullWidth
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

/** Dollars as they are typed; the rule reads them, here and on the server. */
function RateInput() {
  const { field, fieldState } = useInput({ source: 'monthly_rate', defaultValue: '' })
  const { message } = fieldState.error ?? {}
  const { value } = field
  const cents = typeof value === 'number' ? readCents(value) : undefined
  return (
    <TextField
      name="monthly_rate"
      label={useLabel('monthly_rate')}
      value={cents === undefined ? String(value ?? '') : centsNumeral(cents)}
      onChange={event => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      required
      error={message !== undefined}
      helperText={message === undefined ? undefined : <ValidationError error={message} />}
      margin="dense"
      fullWidth
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
      }}
    />
  )
}
