import { Alert, AlertTitle, Box } from '@mui/material'
import { FIX_LIST_FIELDS, FIX_LIST_TEXTS } from '@product/sdk/nouns/fix-list'
import { useFormGroup, ValidationError, type ValidationErrorMessage } from 'ra-core'

/** All that is wrong with the group of inputs, in the order of its fields. Spec: operations, 5. */
export function FixListProblems({ group }: { group: string }) {
  const { errors = {} } = useFormGroup(group)
  // react-hook-form's errors by field, whose messages are those that react-admin puts beside its inputs.
  const problems = errors as Readonly<Record<string, { message?: ValidationErrorMessage } | undefined>>
  const messages = Object.keys(FIX_LIST_FIELDS).flatMap(name => {
    const message = problems[name]?.message
    return message ? [{ name, message }] : []
  })
  if (messages.length === 0) return null
  return (
    <Alert severity="error" sx={{ mb: 1 }}>
      <AlertTitle>{FIX_LIST_TEXTS.errors}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {messages.map(({ name, message }) => (
          <li key={name}>
            <ValidationError error={message} />
          </li>
        ))}
      </Box>
    </Alert>
  )
}
