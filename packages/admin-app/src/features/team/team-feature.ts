import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { PAGES } from '../../paths'
import { activity } from './activity-log'
import { teamUsers } from './team-users'

const TeamPage = fetched(async () => (await import('./TeamPage')).TeamPage)
const CreateTeamUserPage = fetched(async () => (await import('./CreateTeamUserPage')).CreateTeamUserPage)
const EditTeamUserPage = fetched(async () => (await import('./EditTeamUserPage')).EditTeamUserPage)

const SinceLastVisit = fetched(async () => (await import('./SinceLastVisit')).SinceLastVisit)

/** The staff's accounts and what they did. Spec: client dashboard, 2. */
export const teamFeature: AdminFeature = {
  name: 'team',
  pages: [
    { path: PAGES.team, page: TeamPage },
    { path: PAGES.createTeamUser, page: CreateTeamUserPage },
    { path: PAGES.editTeamUser, page: EditTeamUserPage },
  ],
  resources: [teamUsers, activity],
  sidebar: [
    {
      name: 'team',
      label: 'console.sidebar.team',
      path: PAGES.team,
      icon: GroupsOutlined,
      letter: 't',
    },
  ],
  inserts: [
    {
      name: 'since-last-visit',
      into: 'home',
      part: SinceLastVisit,
      roles: endpointRoles.activityLog,
    },
  ],
  actions: [{ name: 'new-team-user', label: 'console.do.new_team_user', to: 'createTeamUser' }],
  pageTexts: {
    en: async () => (await import('./team-texts')).TEAM_TEXTS,
    es: async () => (await import('./team-texts-spanish')).TEAM_TEXTS_SPANISH,
  },
}
