import { InputAdornment, TextField, type TextFieldProps } from '@mui/material'
import type { RecordField } from '@product/sdk/contract'
import { centsNumeral, readCents } from '@product/sdk/values'
import { useState } from 'react'

type NumberField = Extract<RecordField, { kind: 'number' | 'cents' }>

interface NumberControlProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  field: NumberField
  value: unknown
  unit?: string
  onChange: (value: number | null) => void
}

const asText = ({ kind }: NumberField, value: unknown): string => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  return kind === 'cents' && Number.isSafeInteger(value) ? centsNumeral(value) : String(value)
}

/** What is typed as the number that is kept; what is no amount stays no number, so that the form refuses it. */
function readNumber({ kind }: NumberField, text: string): number | null {
  if (text.trim() === '') return null
  return (kind === 'cents' ? readCents(text) : Number(text)) ?? Number.NaN
}

/** A number with its unit, or an amount of dollars that is kept in cents. */
export function NumberControl({ field, value, unit, onChange, ...props }: NumberControlProps) {
  /** While it is typed a number stays as it is written: `1.` on the way to `1.5`. */
  const [typed, setTyped] = useState<{ text: string; value: unknown }>()
  const shown = typed !== undefined && Object.is(typed.value, value) ? typed.text : asText(field, value)
  const isMoney = field.kind === 'cents'
  return (
    <TextField
      {...props}
      autoComplete="off"
      value={shown}
      onChange={event => {
        const { value: text } = event.target
        const number = readNumber(field, text)
        setTyped({ text, value: number })
        onChange(number)
      }}
      slotProps={{
        // Plain text, since a browser's number input hides what is no number from the form, which would refuse it.
        htmlInput: { inputMode: field.kind === 'number' && field.whole ? 'numeric' : 'decimal' },
        input: {
          startAdornment: isMoney ? <InputAdornment position="start">$</InputAdornment> : undefined,
          endAdornment:
            unit === undefined ? undefined : <InputAdornment position="end">{unit}</InputAdornment>,
        },
      }}
    />
  )
}
