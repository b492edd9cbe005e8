import { Stack } from '@mui/material'
import { TextInput } from 'react-admin'

/** Spec: operations, 3 and 5. */
export function CredentialInputs() {
  return (
    <Stack>
      <TextInput source="name" autoComplete="off" />
      <TextInput source="company" autoComplete="off" />
      <TextInput source="email" type="email" isRequired autoComplete="off" />
    </Stack>
  )
}
