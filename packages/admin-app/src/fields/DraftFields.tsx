import { Box } from '@mui/material'
import { bodyFields, bodyName, type RecordBody, type RecordFields } from '@product/sdk/contract'
import { Fragment, type ReactNode } from 'react'
import { FieldControl } from './FieldControl'
import { useFieldTexts } from './field-texts'

interface DraftFieldsProps<F extends RecordFields> {
  fields: F
  resource: string
  values: Partial<RecordBody<F>>
  /** What is wrong, by field. */
  problems: { readonly [Name in keyof RecordBody<F>]?: string }
  onChange: (changed: Partial<RecordBody<F>>) => void
  /** Controls that stand in the place of the kind's own. */
  own?: { readonly [Name in keyof F]?: ReactNode }
  /** Fields that take the whole width. */
  wide?: readonly (keyof F)[]
}

/** The controls of a record's fields for a dialog that holds its values itself, two side by side where there is room. */
export function DraftFields<const F extends RecordFields>(props: DraftFieldsProps<F>) {
  const { fields, resource, onChange, own = {}, wide = [] } = props
  const controls: Readonly<Record<string, ReactNode>> = own
  const values: Readonly<Record<string, unknown>> = props.values
  const problems: Readonly<Record<string, string | undefined>> = props.problems
  const texts = useFieldTexts(resource)
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {bodyFields(fields).map(([name, field]) => {
        const key = bodyName(name, field)
        const control = controls[name] ?? (
          <FieldControl
            name={key}
            field={field}
            label={texts.label(name, field)}
            value={values[key]}
            // The control of a kind hands on values of that kind, or what the schema then refuses.
            onChange={value => onChange({ [key]: value } as Partial<RecordBody<F>>)}
            problem={problems[key]}
            help={texts.help(name, field)}
            unit={texts.unit(name, field)}
            option={option => texts.option(name, field, option)}
            required={field.required !== undefined}
          />
        )
        const isWide = field.kind === 'lines' || wide.includes(name)
        return isWide ? (
          <Box key={name} sx={{ gridColumn: '1 / -1' }}>
            {control}
          </Box>
        ) : (
          <Fragment key={name}>{control}</Fragment>
        )
      })}
    </Box>
  )
}
