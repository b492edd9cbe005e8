import { endpointRoles } from '@product/sdk/client'
import type { PlaceSearch } from '../../config/admin-feature'
import { pathTo } from '../../paths'

const MOST_FOUND = 5

/** Client users; each leads to the page of its own, that of its credentials. */
export const clientUsersByName: PlaceSearch = {
  name: 'client-users-by-name',
  label: 'console.finds.client_users',
  roles: endpointRoles.clientUsers,
  async find(api, text, signal) {
    const query = { search: text, page: 0, pageSize: MOST_FOUND }
    const { clients } = await api.clientUsers({ query, signal })
    return clients.map(({ user_id, user_name, company, email }) => ({
      name: user_name,
      below: [company, email].filter(Boolean).join(' · '),
      to: pathTo('credentials', { id: user_id }),
    }))
  },
}
