import { Stack } from '@mui/material'
import { CLIENT_USER_FIELDS, PASSWORD_RULE } from '@product/sdk/nouns/people'
import { useTranslate } from 'ra-core'
import { PasswordInput } from 'react-admin'
import type { ResourceFormProps } from '../../config/admin-feature'
import { FieldInputs } from '../../fields/FieldInputs'
import { PictureInput } from '../../pictures/PictureInput'

/** Spec: operations, 3 and 5. */
export function ClientUserInputs({ mode }: ResourceFormProps) {
  const translate = useTranslate()
  return (
    <Stack>
      <FieldInputs
        fields={CLIENT_USER_FIELDS}
        own={{ user_profile_image: <PictureInput source="userProfileUrl" isRequired /> }}
      />
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
