import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { campaignDay, type Day, utcDay } from '@product/sdk/values'
import { DateTime } from 'luxon'

interface DayFieldProps {
  label: string
  /** Empty or null: no date yet. */
  instant: string | null | undefined
  /** Undefined where the field was emptied or does not hold a whole date yet. */
  onChange: (day: Day | undefined) => void
  problem?: string
  help?: string
  required?: boolean
  clearable?: boolean
  disabled?: boolean
}

/** The theme's outlined inputs are not those of the date fields. */
const LIKE_OTHER_FIELDS = {
  '& .MuiPickersOutlinedInput-root': { minHeight: 40 },
  '& .MuiPickersOutlinedInput-root:not(.Mui-error, .Mui-focused) .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: 'secondary.main',
  },
} as const

/** A calendar date of a campaign. Stands in a `DayFields`. */
export function DayField(props: DayFieldProps) {
  const { label, instant, onChange, problem, help, required = false, clearable = false, disabled } = props
  return (
    <DatePicker
      label={label}
      timezone="UTC"
      format="MM/dd/yyyy"
      disabled={disabled}
      value={instant ? DateTime.fromISO(campaignDay(instant), { zone: 'utc' }) : null}
      onChange={value => onChange(value?.isValid ? utcDay(value.toMillis()) : undefined)}
      slotProps={{
        field: { clearable },
        textField: {
          size: 'small',
          margin: 'dense',
          fullWidth: true,
          sx: LIKE_OTHER_FIELDS,
          required,
          ...(problem !== undefined && { error: true }),
          helperText: problem ?? help,
        },
      }}
    />
  )
}
