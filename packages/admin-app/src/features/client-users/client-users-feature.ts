import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { PAGES } from '../../paths'
import { layTexts } from '../../texts/lay-texts'
import { credentials } from './credentials'
import { CREDENTIAL_TODO_TEXTS } from './credential-todo-texts'
import { clientsWithoutCredentials } from './credential-todos'
import { clientUsers } from './client-users'
import { clientUsersByName } from './client-users-by-name'

const ClientUsersPage = fetched(async () => (await import('./ClientUsersPage')).ClientUsersPage)
const ClientUserInputs = fetched(async () => (await import('./ClientUserInputs')).ClientUserInputs)
const CredentialInputs = fetched(async () => (await import('./CredentialInputs')).CredentialInputs)
const CredentialsPage = fetched(async () => (await import('./CredentialsPage')).CredentialsPage)

/** The advertisers' accounts and the contacts kept of them. Spec: operations, 2. */
export const clientUsersFeature: AdminFeature = {
  name: 'client-users',
  pages: [
    { path: PAGES.clientUsers, page: ClientUsersPage },
    { path: PAGES.credentials, page: CredentialsPage },
  ],
  resources: [
    { ...clientUsers, form: ClientUserInputs },
    { ...credentials, form: CredentialInputs },
  ],
  sidebar: [
    {
      name: 'client-users',
      label: 'console.sidebar.client_users',
      path: PAGES.clientUsers,
      parent: 'advertise',
      letter: 'u',
    },
  ],
  home: [clientsWithoutCredentials],
  actions: [{ name: 'new-client-user', label: 'console.do.new_client_user', to: 'clientUsers' }],
  finds: [clientUsersByName],
  texts: CREDENTIAL_TODO_TEXTS,
  pageTexts: {
    async en() {
      const [{ CLIENT_USER_TEXTS }, { CREDENTIAL_PAGE_TEXTS }] = await Promise.all([
        import('./client-user-texts'),
        import('./credential-texts'),
      ])
      return layTexts([CLIENT_USER_TEXTS, CREDENTIAL_PAGE_TEXTS])
    },
    es: async () => (await import('./client-user-texts-spanish')).CLIENT_USER_TEXTS_SPANISH,
  },
}
