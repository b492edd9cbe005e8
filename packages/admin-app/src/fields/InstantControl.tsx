import { Box, Button, TextField, type TextFieldProps } from '@mui/material'
import { type Instant, losAngelesClock, readInstant, readLosAngelesTime } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useDates } from '../texts/dates'

interface InstantControlProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  /** UTC; empty: none. */
  value: string
  /** Null: none, or one that is still to be chosen. */
  onChange: (instant: string | null) => void
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** `YYYY-MM-DDTHH:mm` on a wall in Los Angeles. */
function wallTime(value: string): string {
  const instant = readInstant(value)
  if (instant === undefined) return ''
  const { day, hour, minute } = losAngelesClock(instant)
  return `${day}T${twoDigits(hour)}:${twoDigits(minute)}`
}

/**
 * A point in time as the clocks in Los Angeles show it. Where they went back or forward the user says which one is
 * meant. Source: decisions, "Dates and time".
 */
export function InstantControl({ value, onChange, ...props }: InstantControlProps) {
  const translate = useTranslate()
  const dates = useDates()
  const [typed, setTyped] = useState<{ text: string; value: string | null }>()
  const isOwn = typed !== undefined && (typed.value ?? '') === value
  const shown = isOwn ? typed.text : wallTime(value)
  const reading = isOwn && typed.value === null ? readLosAngelesTime(typed.text) : undefined
  const keep = (text: string, instant: Instant | undefined): void => {
    const kept = instant === undefined ? null : new Date(instant).toISOString()
    setTyped({ text, value: kept })
    onChange(kept)
  }
  return (
    <>
      <TextField
        {...props}
        type="datetime-local"
        value={shown}
        onChange={event => {
          const read = readLosAngelesTime(event.target.value)
          keep(event.target.value, read?.reading === 'once' ? read.instant : undefined)
        }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {reading && reading.reading !== 'once' && (
        <Box role="group" aria-label={translate(`console.fields.time_${reading.reading}`)}>
          {translate(`console.fields.time_${reading.reading}`)}
          {[reading.earlier, reading.later].map(instant => (
            <Button
              key={instant}
              size="small"
              onClick={() => keep(wallTime(new Date(instant).toISOString()), instant)}
            >
              {dates.appointment(instant)}
            </Button>
          ))}
        </Box>
      )}
    </>
  )
}
