import type { Credential } from '@product/sdk/features/client-users'
import type { ApiClient } from '@product/sdk/client'
import type { RaRecord } from 'ra-core'
import type { AdminResource } from '../../config/admin-feature'
import { pageOfRows } from '../../data/page-of-rows'
import { listAction, onlyRow, resourceEndpoints } from '../../data/resource-endpoints'

export const CREDENTIALS = 'credentials'

export type CredentialRow = Credential & RaRecord<string>

interface CredentialDraft {
  /** Whose it is; needed to create one. */
  user_id?: number
  email: string
  name?: string | null
  company?: string | null
  version?: number
}

/** Credentials are read by their user only, so a row is known by both ids: `7-31`. */
const withKey = (row: Credential) => ({ ...row, key: `${row.user_id}-${row.credential_id}` })

const idsOf = (key: string) => {
  const [userId = '', credentialId = ''] = key.split('-')
  return { userId, credentialId }
}

async function ofUser(api: ApiClient, userId: string, signal?: AbortSignal) {
  const { credentials } = await api.credentials({ params: { userId }, signal })
  return credentials.map(withKey)
}

/** The contacts kept of one client user, who comes as the filter `user_id`. Spec: operations, 3. */
export const credentials: AdminResource = {
  name: CREDENTIALS,
  endpoints: resourceEndpoints<CredentialDraft>({
    id: 'key',
    list: listAction({
      isWhole: true,
      access: 'credentials',
      sorts: ['name', 'company', 'email'],
      async run(api, query, { filter, signal }) {
        const rows = await ofUser(api, String(filter.user_id), signal)
        return pageOfRows(rows, query, { searchIn: ['name', 'company', 'email'] })
      },
    }),
    one: {
      access: 'credentials',
      async run(api, key, { signal }) {
        const found = (await ofUser(api, idsOf(key).userId, signal)).find(row => row.key === key)
        if (!found) throw new Error('This credential is not there any more.')
        return found
      },
    },
    create: {
      access: 'createCredential',
      async run(api, { user_id, ...body }, { idempotencyKey }) {
        const params = { userId: String(user_id) }
        return withKey(onlyRow((await api.createCredential({ params, body, idempotencyKey })).new_credential))
      },
    },
    update: {
      access: 'updateCredential',
      async run(api, key, { user_id: _user, ...body }, { idempotencyKey }) {
        const params = { credentialId: idsOf(key).credentialId }
        const { updated_credential } = await api.updateCredential({ params, body, idempotencyKey })
        return withKey(onlyRow(updated_credential))
      },
    },
    remove: {
      access: 'deleteCredential',
      run: async (api, key) => api.deleteCredential({ params: { credentialId: idsOf(key).credentialId } }),
    },
  }),
  columns: [{ source: 'name' }, { source: 'company' }, { source: 'email' }],
  recordRepresentation: ({ name, email }) => name || email,
}
