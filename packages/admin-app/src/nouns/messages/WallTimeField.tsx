import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'
import { DateTime } from 'luxon'
import { useState } from 'react'
import { pickerField } from '../../fields/picker-field'
import { Pickers } from '../../fields/Pickers'

interface WallTimeFieldProps {
  label: string
  /** `YYYY-MM-DDTHH:mm` on a wall; empty: none. */
  value: string
  first: string
  last: string
  problem?: string
  onChange: (wallTime: string) => void
}

const WALL_TIME = "yyyy-MM-dd'T'HH:mm"

/** UTC stands for the wall: it has every hour once, so what the clocks of a zone lack or repeat can be typed. */
const onWall = (text: string): DateTime | null =>
  text === '' ? null : DateTime.fromISO(text, { zone: 'utc' })

const wallTime = (picked: DateTime | null): string => (picked?.isValid ? picked.toFormat(WALL_TIME) : '')

/** A date and a time of day as a clock on a wall shows them; whose wall it is, the caller knows. */
export function WallTimeField({ label, value, first, last, problem, onChange }: WallTimeFieldProps) {
  // What is half typed is no time yet and must not be wiped out.
  const [typed, setTyped] = useState<DateTime | null>(null)
  const shown = typed && wallTime(typed) === value ? typed : onWall(value)
  return (
    <Pickers>
      <DateTimePicker
        label={label}
        timezone="UTC"
        format="MM/dd/yyyy hh:mm a"
        minutesStep={5}
        minDate={onWall(first)?.startOf('day')}
        maxDate={onWall(last)?.endOf('day')}
        value={shown}
        onChange={picked => {
          setTyped(picked)
          onChange(wallTime(picked))
        }}
        slotProps={{ textField: pickerField(problem) }}
      />
    </Pickers>
  )
}
