import { CLIENT_USER_ALERTS, newClientUser } from '@product/sdk/nouns/people'
import { CreateForm } from '../../forms/CreateForm'
import { problemsOf } from '../../forms/problems-of'
import { ResourceForm } from '../../forms/ResourceForm'
import { newClientUserBody } from './client-user-bodies'
import { CLIENT_USERS } from './client-users'

const validate = problemsOf(newClientUser)
const SECRET = ['password']

/** The form of a new client user. Spec: operations, 2 and 5. */
export function CreateClientUser() {
  return (
    <CreateForm
      resource={CLIENT_USERS}
      saved={CLIENT_USER_ALERTS.created}
      failed={CLIENT_USER_ALERTS.createFailed}
      stays="short"
      toSend={newClientUserBody}
      validate={validate}
      leaveOut={SECRET}
      saveLabel="client_users.create_button"
    >
      <ResourceForm resource={CLIENT_USERS} mode="create" />
    </CreateForm>
  )
}
