import { Box, Button, Typography } from '@mui/material'
import { deleteRefusal, teamAlerts } from '@product/sdk/nouns/people'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useAdmin } from '../../config/runtime'
import { DeleteDialog } from '../../forms/DeleteDialog'
import { type TeamUser, TEAM_USERS } from './team-users'
import { useActor } from './use-actor'

interface DeleteTeamUserProps {
  user: TeamUser
  /** How many Owners there are. */
  owners: number
  onDeleted: () => void
}

/** Delete, or why not: nobody deletes himself or the last Owner. */
export function DeleteTeamUser({ user, owners, onDeleted }: DeleteTeamUserProps) {
  const translate = useTranslate()
  const { brand } = useAdmin()
  const refusal = deleteRefusal(useActor(), user, owners)
  const [asks, setAsks] = useState(false)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      {refusal && (
        <Typography id="delete-refusal" variant="caption" color="textSecondary">
          {refusal.text}
        </Typography>
      )}
      <Button
        color="error"
        disabled={refusal !== undefined}
        aria-describedby={refusal && 'delete-refusal'}
        onClick={() => setAsks(true)}
      >
        {translate('console.confirm.delete')}
      </Button>
      {asks && (
        <DeleteDialog
          resource={TEAM_USERS}
          record={user}
          title="team.delete_title"
          text="team.delete_text"
          args={{ name: user.name }}
          deleted={teamAlerts(brand).deleted}
          onDeleted={onDeleted}
          onClose={() => setAsks(false)}
        />
      )}
    </Box>
  )
}
