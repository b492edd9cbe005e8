import { Box, TextField, Typography } from '@mui/material'
import { TEMPLATE_VARIABLES } from '@product/sdk/nouns/messages'
import { useInput, useTranslate, ValidationError } from 'ra-core'
import { TEMPLATES } from '../../nouns/messages/resource-names'
import { SegmentCount } from '../../nouns/messages/SegmentCount'

/** Name and body of a template. */
export function TemplateInputs() {
  const translate = useTranslate()
  const name = useTextInput('template_name')
  const body = useTextInput('template_body')
  return (
    <>
      <TextField {...name} required fullWidth margin="dense" autoFocus />
      <TextField {...body} required fullWidth margin="dense" multiline minRows={5} maxRows={14} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography variant="caption" color="textSecondary">
          {translate('templates.variables', {
            names: TEMPLATE_VARIABLES.map(variable => `{${variable}}`).join(', '),
          })}
        </Typography>
        <SegmentCount text={body.value} />
      </Box>
    </>
  )
}

function useTextInput(source: 'template_name' | 'template_body') {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source, defaultValue: '' })
  const { message } = fieldState.error ?? {}
  const { value, onChange, onBlur, ref: inputRef } = field
  return {
    name: source,
    label: translate(`resources.${TEMPLATES}.fields.${source}`),
    value: typeof value === 'string' ? value : '',
    onChange,
    onBlur,
    inputRef,
    error: message !== undefined,
    helperText: message === undefined ? undefined : <ValidationError error={message} />,
  }
}
