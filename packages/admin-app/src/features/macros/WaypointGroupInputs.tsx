import { Alert, Box, Button, TextField } from '@mui/material'
import { hasUnseparatedLines, separateLines } from '@product/sdk/nouns/placeholders'
import { useInput, useRecordContext, useTranslate, ValidationError } from 'ra-core'
import { addressesIn } from './group-form'
import { GroupPlaces } from './GroupPlaces'
import { GroupUsers } from './GroupUsers'
import { WAYPOINT_GROUPS } from './waypoint-groups'

/** Name and addresses of a waypoint group, with a map of them as they are typed. */
export function WaypointGroupInputs() {
  const translate = useTranslate()
  const record = useRecordContext()
  const name = useInput({ source: 'name', defaultValue: '' })
  const { field, fieldState } = useInput({ source: 'addresses', defaultValue: '' })
  const text = typeof field.value === 'string' ? field.value : ''
  const nameProblem = name.fieldState.error?.message
  const problem = fieldState.error?.message
  const addresses = addressesIn(text)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <div>
        <TextField
          name="name"
          label={translate(`resources.${WAYPOINT_GROUPS}.fields.name`)}
          value={typeof name.field.value === 'string' ? name.field.value : ''}
          onChange={name.field.onChange}
          onBlur={name.field.onBlur}
          inputRef={name.field.ref}
          error={nameProblem !== undefined}
          helperText={nameProblem !== undefined && <ValidationError error={nameProblem} />}
          required
          fullWidth
          autoFocus
          margin="dense"
          autoComplete="off"
        />
        <TextField
          name="addresses"
          label={translate(`resources.${WAYPOINT_GROUPS}.fields.addresses`)}
          value={text}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={problem !== undefined}
          helperText={
            problem === undefined ? translate('macros.addresses_help') : <ValidationError error={problem} />
          }
          required
          fullWidth
          margin="dense"
          multiline
          // Not as many as it holds: measuring thousands of pasted lines takes seconds.
          rows={8}
        />
        {hasUnseparatedLines(text) && (
          <Alert severity="warning">
            {translate('macros.unseparated_lines')}
            <br />
            <Button
              color="inherit"
              size="small"
              onClick={() => field.onChange(separateLines(text))}
              sx={{ px: 0, textDecoration: 'underline' }}
            >
              {translate('macros.separate_lines')}
            </Button>
          </Alert>
        )}
        <GroupUsers users={record?.placeholders} />
      </div>
      <GroupPlaces addresses={addresses} />
    </Box>
  )
}
