import { Box, Button, Typography } from '@mui/material'
import { type RaRecord, useRecordContext, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import { ResourceTable } from '../../lists/ResourceTable'
import { pathTo } from '../../paths'
import { ACTIVITY } from './activity-log'
import { TEAM_USERS } from './team-users'

const editPath = ({ id }: RaRecord): string => pathTo('editTeamUser', { id })

/** Who is on the team, and what they did. Spec: client dashboard, 2. */
export function TeamPage() {
  const translate = useTranslate()
  return (
    <Page
      title="console.sidebar.team"
      actions={
        <Button variant="contained" component={Link} to={pathTo('createTeamUser')}>
          {translate('team.create')}
        </Button>
      }
    >
      <div className="plain-in-turn">
        <Section title="team.users">
          <ResourceTable
            resource={TEAM_USERS}
            label="team.users"
            sort={{ field: 'name', order: 'ASC' }}
            rowLink={editPath}
            rowActions={<EditLink />}
            inAddress={false}
          />
        </Section>
        <Section title="team.activity">
          <ResourceTable
            resource={ACTIVITY}
            label="team.activity"
            sort={{ field: 'timestamp', order: 'DESC' }}
            empty={<EmptyState title="team.no_activity" text="team.no_activity_text" />}
          />
        </Section>
      </div>
    </Page>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box component="section" aria-label={translate(title)} sx={{ mb: 5 }}>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  )
}

function EditLink() {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record) return null
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={editPath(record)}
      aria-label={translate('team.edit_named', { name: record.name })}
    >
      {translate('team.edit')}
    </Button>
  )
}
