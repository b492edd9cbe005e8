import { newTeamUser, privilegeOptions, teamAlerts, teamFormTitle } from '@product/sdk/nouns/people'
import { ROLE } from '@product/sdk/values'
import { useNavigate } from 'react-router'
import { useAdmin } from '../../config/runtime'
import { CreateForm } from '../../forms/CreateForm'
import { problemsOf } from '../../forms/problems-of'
import { Page } from '../../layout/Page'
import { pathTo } from '../../paths'
import { TEAM_USERS } from './team-users'
import { TeamUserInputs } from './TeamUserInputs'
import { useActor } from './use-actor'

const validate = problemsOf(newTeamUser)
const SECRET = ['password']
/** The least that a member of the team may have. */
const START = { privilege_id: ROLE.user }

export function CreateTeamUserPage() {
  const { brand } = useAdmin()
  const actor = useActor()
  const navigate = useNavigate()
  return (
    <Page title={teamFormTitle(brand, 'create')} width="form">
      <CreateForm
        resource={TEAM_USERS}
        start={START}
        saved={teamAlerts(brand).created}
        onSaved={() => void navigate(pathTo('team'))}
        validate={validate}
        leaveOut={SECRET}
        saveLabel="team.create_button"
      >
        <TeamUserInputs mode="create" privileges={privilegeOptions(actor)} />
      </CreateForm>
    </Page>
  )
}
