import type { ApiClient } from '@product/sdk/client'
import { joinAddresses, type WaypointGroup } from '@product/sdk/nouns/placeholders'
import type { RaRecord } from 'ra-core'
import type { AdminResource } from '../../config/admin-feature'
import { listAction, onlyRow, resourceEndpoints } from '../../data/resource-endpoints'

export const WAYPOINT_GROUPS = 'waypoint-groups'

/** A row of the list. */
export interface ListedGroup extends RaRecord<number> {
  name: string
  num_addresses: number
  first_addresses: readonly string[]
  num_placeholders: number
}

type GroupDraft = Parameters<ApiClient['createWaypointGroup']>[0]['body'] & { version?: number }

export const listedGroup = (record: RaRecord) => record as ListedGroup

/** The first addresses, and a sign that there are more. */
function addressesShown(record: RaRecord): string {
  const { first_addresses, num_addresses } = listedGroup(record)
  const text = first_addresses.join('; ')
  return num_addresses > first_addresses.length ? `${text}; …` : text
}

const SHOWN = 6

/** With its addresses as the form has them, and what the list says of them. */
const asForm = <Group extends WaypointGroup>({ addresses, ...group }: Group) => ({
  ...group,
  addresses: joinAddresses(addresses),
  num_addresses: addresses.length,
  first_addresses: addresses.slice(0, SHOWN),
})

/** ZIP codes and addresses under a name. Spec: operations, 7. */
export const waypointGroups: AdminResource = {
  name: WAYPOINT_GROUPS,
  endpoints: resourceEndpoints<GroupDraft>({
    id: 'waypoint_group_id',
    list: listAction({
      access: 'waypointGroups',
      sorts: ['name', 'num_addresses', 'waypoint_group_id'],
      async run(api, query, { signal }) {
        const { waypoints, rowCount } = await api.waypointGroups({ query, signal })
        return { rows: waypoints, rowCount }
      },
    }),
    one: {
      access: 'waypointGroup',
      run: async (api, id, { signal }) =>
        asForm(onlyRow((await api.waypointGroup({ params: { id }, signal })).waypoint)),
    },
    create: {
      access: 'createWaypointGroup',
      run: async (api, body, { idempotencyKey }) => ({
        ...asForm(onlyRow((await api.createWaypointGroup({ body, idempotencyKey })).new_waypoint)),
        num_placeholders: 0,
      }),
    },
    update: {
      access: 'updateWaypointGroup',
      run: async (api, id, body, { idempotencyKey }) =>
        asForm(
          onlyRow((await api.updateWaypointGroup({ params: { id }, body, idempotencyKey })).updated_waypoint),
        ),
    },
    remove: {
      access: 'deleteWaypointGroup',
      run: async (api, id) => api.deleteWaypointGroup({ params: { id } }),
    },
  }),
  columns: [
    { source: 'name' },
    { source: 'num_addresses', align: 'right' },
    { source: 'first_addresses', sortable: false, render: addressesShown, csv: addressesShown },
    { source: 'num_placeholders', align: 'right', sortable: false },
    { source: 'waypoint_group_id', hidden: true },
  ],
  recordRepresentation: 'name',
}
