import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { id, idParam } from '../../contract/id-param'
import { pagedQuery } from '../../contract/paged-list'
import {
  addressList,
  newWaypointGroup,
  waypointGroup,
  waypointGroupEdit,
} from '../../nouns/placeholders/waypoint-group'

const managers = { all: [1, 3] } as const
const one = z.object({ id: idParam<'waypoint_group'>() })

/** Spec: operations, 7. */
export const waypointGroupEndpoints = {
  waypointGroups: endpoint({
    method: 'GET',
    path: '/waypoint_group',
    summary: 'One page of the waypoint groups, each with how many addresses it has and the first of them.',
    access: managers,
    query: pagedQuery(['name', 'num_addresses', 'waypoint_group_id']),
    answer: z.object({
      waypoints: z.array(
        waypointGroup.omit({ addresses: true }).extend({
          num_addresses: z.number().int(),
          first_addresses: z.array(z.string()),
          /** Those that use it. */
          num_placeholders: z.number().int(),
        }),
      ),
      rowCount: z.number().int(),
    }),
  }),
  waypointGroup: endpoint({
    method: 'GET',
    path: '/waypoint_group/{id}',
    summary: 'A waypoint group with all of its addresses and whoever uses it, by name.',
    access: managers,
    params: one,
    answer: z.object({
      waypoint: z.array(
        waypointGroup.extend({
          placeholders: z.array(z.object({ placeholder_id: id<'placeholder'>(), name: z.string() })),
        }),
      ),
    }),
  }),
  createWaypointGroup: endpoint({
    method: 'POST',
    path: '/waypoint_group',
    summary:
      'Add a waypoint group of ZIP codes and addresses. One that is listed twice is driven to twice as often.',
    access: managers,
    body: newWaypointGroup,
    answer: z.object({ new_waypoint: z.array(waypointGroup) }),
    errors: ['invalid'],
  }),
  updateWaypointGroup: endpoint({
    method: 'PUT',
    path: '/waypoint_group/{id}',
    summary: 'Change a waypoint group. What is left out stays.',
    access: managers,
    params: one,
    body: waypointGroupEdit,
    answer: z.object({ updated_waypoint: z.array(waypointGroup) }),
    stored: waypointGroup,
    errors: ['invalid', 'conflict'],
  }),
  deleteWaypointGroup: endpoint({
    method: 'DELETE',
    path: '/waypoint_group/{id}',
    summary: 'Delete a waypoint group. One that a placeholder uses is refused.',
    access: managers,
    params: one,
    answer: z.object({ deleted_waypoint: z.array(waypointGroup) }),
    errors: ['conflict'],
  }),
  placesOfAddresses: endpoint({
    method: 'POST',
    path: '/waypoint_group/places',
    summary:
      'Ours: where each of these addresses lies, longitude first, or null where it can’t be placed. It stores nothing. Not `complete`: the service that knows them gave no answer, and some may be found later.',
    access: managers,
    body: z.object({ addresses: addressList }),
    answer: z.object({
      places: z.array(z.object({ address: z.string(), at: z.tuple([z.number(), z.number()]).nullable() })),
      complete: z.boolean(),
    }),
    errors: ['invalid'],
  }),
}
