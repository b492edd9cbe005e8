import { Alert, Button, Stack } from '@mui/material'
import { privilegeOptions } from '@product/sdk/nouns/people'
import { ROLE } from '@product/sdk/values'
import { Form, useTranslate } from 'ra-core'
import type { TeamUser } from './team-users'
import { TeamUserInputs } from './TeamUserInputs'

/** Shown as an Owner would have it: here nothing is greyed out but by the form as a whole. */
const PRIVILEGES = privilegeOptions({ userId: 0, role: ROLE.owner })

/** The form of a user whom this role may not change: everything in its place, disabled, and why. */
export function RefusedTeamUser({ user, reason }: { user: TeamUser; reason: string }) {
  const translate = useTranslate()
  return (
    <Form record={user}>
      <Alert severity="info" sx={{ mb: 2 }}>
        {reason}
      </Alert>
      <TeamUserInputs mode="edit" privileges={PRIVILEGES} disabled />
      <Stack direction="row" spacing={2} sx={{ mt: 3, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" disabled>
          {translate('team.update_button')}
        </Button>
        <Button color="error" disabled>
          {translate('console.confirm.delete')}
        </Button>
      </Stack>
    </Form>
  )
}
