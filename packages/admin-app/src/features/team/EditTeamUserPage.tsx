import { editRefusal, teamAlerts, teamFormTitle, teamUserEdit } from '@product/sdk/nouns/people'
import { ROLE } from '@product/sdk/values'
import { type UseGetListHookValue, useGetList, useTranslate } from 'ra-core'
import { useNavigate, useParams } from 'react-router'
import { useAdmin } from '../../config/runtime'
import type { Fields } from '../../forms/changed-fields'
import { EditForm } from '../../forms/EditForm'
import { FormSkeleton } from '../../forms/FormSkeleton'
import { problemsOf } from '../../forms/problems-of'
import { NoRecord } from '../../layout/NoRecord'
import { Page } from '../../layout/Page'
import { WayBack } from '../../layout/WayBack'
import { ResetSecondFactor } from '../../nouns/people/ResetSecondFactor'
import { pathTo } from '../../paths'
import { DeleteTeamUser } from './DeleteTeamUser'
import { editPrivileges } from './edit-privileges'
import { RefusedTeamUser } from './RefusedTeamUser'
import { TEAM_USER_LABELS } from './team-user-labels'
import { privilegeName, type TeamUser, TEAM_USERS } from './team-users'
import { TeamUserInputs } from './TeamUserInputs'
import { useActor } from './use-actor'

const validate = problemsOf(teamUserEdit)
const SECRET = ['password']

/** A blank password leaves the one that there is. */
const toSend = ({ name, email, privilege_id, password, version }: Fields): Fields => ({
  name,
  email,
  privilege_id,
  version,
  ...(password ? { password } : {}),
})

/** As the form says it; the list says it otherwise. */
const fieldLabel = (field: string): string | undefined => TEAM_USER_LABELS[field]

const showValue = (field: string, value: unknown): string | undefined =>
  field === 'privilege_id' ? privilegeName(value) : undefined

/** More than any team has: the rules about the last Owner need to know all of them. */
const EVERYBODY = { page: 1, perPage: 1000 }

export function EditTeamUserPage() {
  const { id = '' } = useParams()
  const { brand } = useAdmin()
  const translate = useTranslate()
  const team = useGetList<TeamUser>(TEAM_USERS, { pagination: EVERYBODY })
  const user = team.data?.find(({ user_id }) => String(user_id) === id)
  const title = teamFormTitle(brand, 'edit')
  return (
    <Page
      title={user ? 'team.edit_title' : title}
      titleArgs={{ title, name: user?.name }}
      record={user && { name: user.name, kind: 'console.kinds.team_user' }}
      width="form"
    >
      {(user || team.isLoading) && (
        <WayBack label="console.way_back" to={pathTo('team')}>
          {translate('console.sidebar.team')}
        </WayBack>
      )}
      <TeamUserForm key={id} team={team} user={user} />
    </Page>
  )
}

interface TeamUserFormProps {
  team: Pick<UseGetListHookValue<TeamUser>, 'data' | 'error' | 'refetch'>
  user: TeamUser | undefined
}

function TeamUserForm({ team: { data: team, error, refetch }, user }: TeamUserFormProps) {
  const { brand } = useAdmin()
  const actor = useActor()
  const navigate = useNavigate()
  const toTeam = () => void navigate(pathTo('team'))
  if (!team && !error) return <FormSkeleton />
  if (!team || !user) {
    return (
      <NoRecord
        title="team.gone"
        back={{ to: pathTo('team'), label: 'team.users' }}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  }
  const owners = team.filter(({ privilege_id }) => privilege_id === ROLE.owner).length
  const refusal = editRefusal(actor, user)
  if (refusal) return <RefusedTeamUser user={user} reason={refusal.text} />
  return (
    <EditForm
      resource={TEAM_USERS}
      id={user.id}
      saved={teamAlerts(brand).updated}
      onSaved={toTeam}
      toSend={toSend}
      validate={validate}
      leaveOut={SECRET}
      fieldLabel={fieldLabel}
      showValue={showValue}
      saveLabel="team.update_button"
      extra={
        <>
          <ResetSecondFactor userId={user.user_id} name={user.name} />
          <DeleteTeamUser user={user} owners={owners} onDeleted={toTeam} />
        </>
      }
    >
      <TeamUserInputs mode="edit" privileges={editPrivileges(actor, user, owners)} />
    </EditForm>
  )
}
