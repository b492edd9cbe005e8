import { Stack } from '@mui/material'
import { PASSWORD_RULE } from '@product/sdk/nouns/people'
import { useTranslate } from 'ra-core'
import { PasswordInput, TextInput } from 'react-admin'
import type { ResourceFormProps } from '../../config/admin-feature'
import { PictureInput } from './PictureInput'

/** Spec: operations, 3 and 5. */
export function ClientUserInputs({ mode }: ResourceFormProps) {
  const translate = useTranslate()
  return (
    <Stack>
      <PictureInput source="userProfileUrl" />
      <TextInput source="name" label="client_users.name" isRequired autoComplete="off" />
      <TextInput source="email" type="email" isRequired autoComplete="off" />
      <TextInput source="company" autoComplete="off" />
      <PasswordInput
        source="password"
        label="client_users.password"
        isRequired={mode === 'create'}
        autoComplete="new-password"
        helperText={
          mode === 'edit'
            ? 'client_users.keep_password'
            : translate('client_users.password_rule', { count: PASSWORD_RULE.shortest })
        }
      />
    </Stack>
  )
}
