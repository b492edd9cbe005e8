import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import { lazy } from 'react'
import type { AdminFeature } from '../config/admin-feature'
import { ROUTES } from '../paths'
import { activity } from './activity'
import { TEAM_TEXTS } from './team-texts'
import { teamUsers } from './team-users'

const TeamPage = lazy(async () => ({ default: (await import('./TeamPage')).TeamPage }))
const CreateTeamUserPage = lazy(async () => ({
  default: (await import('./CreateTeamUserPage')).CreateTeamUserPage,
}))
const EditTeamUserPage = lazy(async () => ({
  default: (await import('./EditTeamUserPage')).EditTeamUserPage,
}))

/** The staff's accounts and what they did. Spec: client dashboard, 2. */
export const teamFeature: AdminFeature = {
  name: 'team',
  pages: [
    { path: ROUTES.team, page: TeamPage },
    { path: ROUTES.createTeamUser, page: CreateTeamUserPage },
    { path: ROUTES.editTeamUser, page: EditTeamUserPage },
  ],
  resources: [teamUsers, activity],
  sidebar: [
    {
      name: 'team',
      label: 'console.sidebar.team',
      path: ROUTES.team,
      icon: GroupsOutlined,
      letter: 't',
    },
  ],
  texts: { en: TEAM_TEXTS },
}
