import { bodyFields, bodyName, type RecordField, type RecordFields } from '@product/sdk/contract'
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'ra-core'
import { Fragment, type ReactNode } from 'react'
import { AutocompleteInput, ReferenceInput } from 'react-admin'
import { FieldControl } from './FieldControl'
import { useFieldTexts } from './field-texts'

interface FieldInputsProps<F extends RecordFields> {
  fields: F
  /** Texts are looked up under it. Absent: that of the form. */
  resource?: string
  /** Inputs that stand in the place of the kind's own. */
  own?: { readonly [Name in keyof F]?: ReactNode }
  disabled?: boolean
}

/** The inputs of a record's fields in a react-admin form, in the record's order; what is only answered has none. */
export function FieldInputs<const F extends RecordFields>({
  fields,
  own = {},
  ...others
}: FieldInputsProps<F>) {
  const inputs: Readonly<Record<string, ReactNode>> = own
  return bodyFields(fields).map(([name, field]) => (
    <Fragment key={name}>{inputs[name] ?? <FieldInput name={name} field={field} {...others} />}</Fragment>
  ))
}

interface FieldInputProps {
  name: string
  field: RecordField
  resource?: string
  disabled?: boolean
}

function FieldInput(props: FieldInputProps) {
  const { name, field } = props
  return field.kind === 'id' ? (
    <RecordInput {...props} reference={field.resource} />
  ) : (
    <ValueInput {...props} source={bodyName(name, field)} />
  )
}

function ValueInput({ name, field, source, resource, disabled }: FieldInputProps & { source: string }) {
  const around = useResourceContext({ resource }) ?? ''
  const texts = useFieldTexts(around)
  const isRequired = field.required !== undefined
  const input = useInput({ source, defaultValue: field.default ?? null, disabled })
  const { ref, value, onBlur, onChange } = input.field
  const message = input.fieldState.error?.message
  return (
    <FieldControl
      name={source}
      field={field}
      label={<FieldTitle label={texts.label(name, field)} source={source} isRequired={isRequired} />}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={ref}
      // The form's own problems come wrapped.
      problem={message === undefined ? undefined : <ValidationError error={message} />}
      help={texts.help(name, field)}
      unit={texts.unit(name, field)}
      option={option => texts.option(name, field, option)}
      disabled={disabled}
    />
  )
}

function RecordInput({
  name,
  field,
  reference,
  resource,
  disabled,
}: FieldInputProps & { reference?: string }) {
  const around = useResourceContext({ resource }) ?? ''
  const texts = useFieldTexts(around)
  if (reference === undefined) throw new Error(`The form has no input for "${name}": hand it one of its own.`)
  return (
    <ReferenceInput source={bodyName(name, field)} reference={reference}>
      <AutocompleteInput
        label={texts.label(name, field)}
        helperText={texts.help(name, field) ?? ''}
        isRequired={field.required !== undefined}
        disabled={disabled}
      />
    </ReferenceInput>
  )
}
