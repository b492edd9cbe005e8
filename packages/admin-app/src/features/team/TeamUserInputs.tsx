import { Box, Stack, Typography } from '@mui/material'
import { PASSWORD_RULE, type PrivilegeOption } from '@product/sdk/nouns/people'
import { useTranslate } from 'ra-core'
import { PasswordInput, SelectInput, TextInput } from 'react-admin'
import { TEAM_USER_LABELS } from './team-user-labels'

interface TeamUserInputsProps {
  mode: 'create' | 'edit'
  /** In the order of the select; those that can't be chosen say why. */
  privileges: readonly PrivilegeOption[]
  disabled?: boolean
}

/** Spec: client dashboard, 2: Name, Email, Privilege / Role, Password. */
export function TeamUserInputs({ mode, privileges, disabled = false }: TeamUserInputsProps) {
  const translate = useTranslate()
  const choices = privileges.map(option => ({ ...option, disabled: option.disabledBecause !== undefined }))
  return (
    <Stack sx={{ maxWidth: 560 }}>
      <TextInput
        source="name"
        label={TEAM_USER_LABELS.name}
        isRequired
        disabled={disabled}
        autoComplete="off"
      />
      <TextInput
        source="email"
        label={TEAM_USER_LABELS.email}
        type="email"
        isRequired
        disabled={disabled}
        autoComplete="off"
      />
      <SelectInput
        source="privilege_id"
        label={TEAM_USER_LABELS.privilege_id}
        choices={choices}
        optionText={optionText}
        translateChoice={false}
        isRequired
        disabled={disabled}
      />
      <PasswordInput
        source="password"
        label={TEAM_USER_LABELS.password}
        isRequired={mode === 'create'}
        disabled={disabled}
        autoComplete="new-password"
        helperText={
          mode === 'edit'
            ? translate('team.keep_password')
            : translate('team.password_rule', { count: PASSWORD_RULE.shortest })
        }
      />
    </Stack>
  )
}

const optionText = ({ name, disabledBecause }: PrivilegeOption) =>
  disabledBecause === undefined ? (
    name
  ) : (
    <Box component="span" sx={{ whiteSpace: 'normal' }}>
      {name}
      <Typography component="span" variant="caption" sx={{ display: 'block' }}>
        {disabledBecause}
      </Typography>
    </Box>
  )
