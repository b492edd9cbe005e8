import { endpointRoles } from '@product/sdk/client'
import type { HomeWidget } from '../../config/admin-feature'
import { LOOKED_AT, withoutAny } from '../../data/without-any'
import { pathTo } from '../../paths'

export const clientsWithoutCredentials: HomeWidget = {
  name: 'clients-without-credentials',
  title: 'credential_todos.without',
  roles: endpointRoles.credentials,
  async load(api, { signal }) {
    const query = { sortBy: 'user_id', sortOrder: 'desc', pageSize: LOOKED_AT } as const
    const { clients } = await api.clientUsers({ query, signal })
    const found = await withoutAny(clients, async ({ user_id: userId }) => {
      const { credentials } = await api.credentials({ params: { userId }, signal })
      return credentials.length
    })
    return found.map(({ user_id, user_name }) => ({
      id: user_id,
      name: user_name,
      reason: 'credential_todos.none',
      to: pathTo('credentials', { id: user_id }),
    }))
  },
}
