import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { campaignDay, type Day, utcDay } from '@product/sdk/values'
import { DateTime } from 'luxon'
import { pickerField } from '../../fields/picker-field'

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

/** A calendar date of a campaign. Stands in `Pickers`. */
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
        textField: { ...pickerField(problem, help), required },
      }}
    />
  )
}
