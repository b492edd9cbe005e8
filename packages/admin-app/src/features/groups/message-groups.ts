import type { ApiClient } from '@product/sdk/client'
import type { CustomGroup } from '@product/sdk/nouns/messages'
import type { AdminResource } from '../../config/admin-feature'
import { listAction, resourceEndpoints } from '../../data/resource-endpoints'
import { GROUPS } from '../../nouns/messages/resource-names'

type Changes = Parameters<ApiClient['updateCustomGroup']>[0]['body']

/** What the form sends: a new group whole, of a stored one the changes. */
interface GroupDraft extends Omit<Changes, 'group_name'> {
  group_name: string
  group_numbers?: string
}

/** There is no call for one: the pages of the list are gone through until it is there. */
async function findGroup(api: ApiClient, id: string, signal?: AbortSignal): Promise<CustomGroup> {
  for (let page = 0, seen = 0; ; page += 1) {
    const { groups, totalGroups } = await api.customGroups({ query: { page }, signal })
    const found = groups.find(group => String(group.id) === id)
    if (found) return found
    seen += groups.length
    if (groups.length === 0 || seen >= totalGroups) throw new Error('This group is not there any more.')
  }
}

/** Groups that staff made. Spec: communication, 7. */
export const messageGroups: AdminResource = {
  name: GROUPS,
  endpoints: resourceEndpoints<GroupDraft>({
    id: 'id',
    list: listAction({
      access: 'customGroups',
      sorts: [],
      async run(api, { page, search: keyword }, { signal }) {
        const { groups, totalGroups } = await api.customGroups({ query: { page, keyword }, signal })
        return { rows: groups, rowCount: totalGroups }
      },
    }),
    one: { access: 'customGroups', run: async (api, id, { signal }) => findGroup(api, id, signal) },
    create: {
      access: 'createCustomGroup',
      run: async (api, { group_name, group_numbers = '[]' }, { idempotencyKey }) =>
        (await api.createCustomGroup({ body: { group_name, group_numbers }, idempotencyKey })).group,
    },
    update: {
      access: 'updateCustomGroup',
      run: async (api, id, body, { idempotencyKey }) =>
        (await api.updateCustomGroup({ params: { id }, body, idempotencyKey })).group,
    },
    remove: {
      access: 'deleteCustomGroup',
      run: async (api, id) => api.deleteCustomGroup({ params: { id } }),
    },
  }),
  recordRepresentation: 'group_name',
}
