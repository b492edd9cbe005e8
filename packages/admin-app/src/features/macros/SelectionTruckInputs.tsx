import { Box, FormControlLabel, FormHelperText, Switch, TextField } from '@mui/material'
import { PLACEHOLDER_FIELDS, placeholderNames } from '@product/sdk/nouns/placeholders'
import { useInput, useTranslate, ValidationError } from 'ra-core'
import { FieldInputs } from '../../fields/FieldInputs'
import { GroupChoice } from './GroupChoice'
import { SELECTION_TRUCKS } from './selection-trucks'
import { usePlaces } from './use-places'

const WHOLE_ROW = { gridColumn: '1 / -1' }
const { use_weighting, ...PLAN } = PLACEHOLDER_FIELDS

/** The inputs of a selection truck; of new ones the name may be several. */
export function SelectionTruckInputs({ isNew = false }: { isNew?: boolean }) {
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FieldInputs
          fields={PLAN}
          resource={SELECTION_TRUCKS}
          own={{
            name: <NameInput isNew={isNew} />,
            is_macro: <RepRouteInput />,
            start_point: <StartPointInput />,
          }}
        />
        <Box sx={WHOLE_ROW}>
          <FieldInputs fields={{ use_weighting }} resource={SELECTION_TRUCKS} />
        </Box>
      </Box>
      <GroupChoice />
    </>
  )
}

/** What react-admin's form knows of a line of text, for an input of our own. */
function useLine(source: string) {
  const { field, fieldState } = useInput({ source, defaultValue: '' })
  const problem = fieldState.error?.message
  return {
    text: typeof field.value === 'string' ? field.value : '',
    problem: problem === undefined ? undefined : <ValidationError error={problem} />,
    shared: {
      name: source,
      onChange: field.onChange,
      onBlur: field.onBlur,
      inputRef: field.ref,
      error: problem !== undefined,
      fullWidth: true,
      margin: 'dense',
      autoComplete: 'off',
    } as const,
  }
}

function NameInput({ isNew }: { isNew: boolean }) {
  const translate = useTranslate()
  const { text, problem, shared } = useLine('name')
  const count = placeholderNames(text).length
  const help = translate(count > 1 ? 'macros.names_count' : 'macros.names_help', { smart_count: count })
  return (
    <TextField
      {...shared}
      label={translate(`resources.${SELECTION_TRUCKS}.fields.name`)}
      value={text}
      helperText={problem ?? (isNew ? help : undefined)}
      required
      autoFocus
      sx={WHOLE_ROW}
    />
  )
}

/** The inverse of `is_macro`. Spec: operations, 2. */
function RepRouteInput() {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source: 'is_macro', defaultValue: false })
  const problem = fieldState.error?.message
  return (
    <Box sx={WHOLE_ROW}>
      <FormControlLabel
        label={translate('macros.rep_route')}
        control={
          <Switch
            name="rep_route"
            checked={field.value !== true}
            onChange={(_event, isRepRoute) => field.onChange(!isRepRoute)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
      />
      <FormHelperText error={problem !== undefined} sx={{ mt: 0 }}>
        {problem === undefined ? (
          translate(field.value === true ? 'macros.macro_help' : 'macros.rep_route_help')
        ) : (
          <ValidationError error={problem} />
        )}
      </FormHelperText>
    </Box>
  )
}

function StartPointInput() {
  const translate = useTranslate()
  const { text, problem, shared } = useLine('start_point')
  const { unplaced } = usePlaces(text.trim() === '' ? [] : [text.trim()])
  const help = unplaced.length > 0 ? 'macros.start_not_found' : 'macros.start_help'
  return (
    <TextField
      {...shared}
      label={translate(`resources.${SELECTION_TRUCKS}.fields.start_point`)}
      value={text}
      helperText={problem ?? translate(help)}
    />
  )
}
