import { Stack } from '@mui/material'
import { Page } from '../../layout/Page'
import { OpenSessions } from './OpenSessions'
import { PasswordForm } from './PasswordForm'
import { SecondFactor } from './SecondFactor'

/** What everybody may change of their own account. */
export function AccountPage() {
  return (
    <Page title="console.account.title" width="form">
      <Stack spacing={2}>
        <PasswordForm />
        <SecondFactor />
        <OpenSessions />
      </Stack>
    </Page>
  )
}
