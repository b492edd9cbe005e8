import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  MenuItem,
  Rating,
  Switch,
  TextField,
} from '@mui/material'
import type { RecordField } from '@product/sdk/contract'
import { type ReactNode, type Ref, useId } from 'react'
import { InstantControl } from './InstantControl'
import { NumberControl } from './NumberControl'

export interface FieldControlProps {
  name: string
  field: RecordField
  label: ReactNode
  value: unknown
  /** Gets null where a number, a choice, a date or a rating is emptied, and text as it is typed. */
  onChange: (value: unknown) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  problem?: ReactNode
  help?: ReactNode
  unit?: string
  /** How an option of a choice reads. */
  option: (value: string) => string
  required?: boolean
  disabled?: boolean
}

const TEXT_TYPES = { line: 'text', email: 'email', phone: 'tel', url: 'url', day: 'date' } as const

/** The control of a field by its kind: what it holds and what becomes of it is up to the form. */
export function FieldControl(props: FieldControlProps) {
  const { name, field, value, onChange, onBlur, inputRef, label, problem, help, required, disabled } = props
  const shared = {
    name,
    label,
    inputRef,
    onBlur,
    required,
    disabled,
    error: problem !== undefined,
    helperText: problem ?? help,
    margin: 'dense' as const,
    fullWidth: true,
  }
  const text = typeof value === 'string' ? value : ''
  switch (field.kind) {
    case 'number':
    case 'cents':
      return <NumberControl {...shared} field={field} value={value} unit={props.unit} onChange={onChange} />
    case 'instant':
      return <InstantControl {...shared} value={text} onChange={onChange} />
    case 'yes_no':
      return <YesNo {...props} />
    case 'rating':
      return <Stars {...props} most={field.most} />
    case 'choice':
      return (
        <TextField {...shared} select value={text} onChange={event => onChange(event.target.value || null)}>
          {field.required === undefined && field.default === undefined && (
            <MenuItem value="">&nbsp;</MenuItem>
          )}
          {Object.keys(field.options).map(option => (
            <MenuItem key={option} value={option}>
              {props.option(option)}
            </MenuItem>
          ))}
        </TextField>
      )
    case 'lines':
      return (
        <TextField
          {...shared}
          multiline
          minRows={3}
          value={text}
          onChange={event => onChange(event.target.value)}
        />
      )
    case 'day':
      return (
        <TextField
          {...shared}
          type="date"
          value={text}
          onChange={event => onChange(event.target.value || null)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )
    case 'id':
      // Who a record names is looked up: that takes an input of its own.
      return null
    default:
      return (
        <TextField
          {...shared}
          type={TEXT_TYPES[field.kind]}
          value={text}
          onChange={event => onChange(event.target.value)}
          autoComplete="off"
        />
      )
  }
}

function YesNo({
  name,
  label,
  value,
  onChange,
  onBlur,
  inputRef,
  problem,
  help,
  disabled,
}: FieldControlProps) {
  const id = useId()
  const said = problem ?? help
  return (
    <FormControl error={problem !== undefined} disabled={disabled} fullWidth>
      <FormControlLabel
        label={label}
        control={
          <Switch
            name={name}
            checked={value === true}
            onChange={(_event, checked) => onChange(checked)}
            onBlur={onBlur}
            slotProps={{ input: { ref: inputRef, 'aria-describedby': said === undefined ? undefined : id } }}
          />
        }
      />
      {said !== undefined && <FormHelperText id={id}>{said}</FormHelperText>}
    </FormControl>
  )
}

function Stars({
  name,
  label,
  value,
  onChange,
  problem,
  help,
  disabled,
  most,
}: FieldControlProps & { most: number }) {
  const said = problem ?? help
  return (
    <FormControl component="fieldset" error={problem !== undefined} disabled={disabled} fullWidth>
      <FormLabel component="legend">{label}</FormLabel>
      <Rating
        name={name}
        max={most}
        disabled={disabled}
        value={typeof value === 'number' ? value : null}
        onChange={(_event, stars) => onChange(stars)}
      />
      {said !== undefined && <FormHelperText>{said}</FormHelperText>}
    </FormControl>
  )
}
