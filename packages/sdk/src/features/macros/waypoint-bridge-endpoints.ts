import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { bodyId, idParam } from '../../contract/id-param'
import { waypointBridge } from '../../nouns/placeholders/waypoint-group'
import { weightingField } from '../../nouns/placeholders/weighting'

const managers = { all: [1, 3] } as const
const one = z.object({ bridgeId: idParam<'placeholder_waypoint_bridge'>() })

/**
 * A placeholder's groups one by one, as the documents have it. On the way from one set of weightings to another the sum
 * is not 100 %, so these calls don't ask for it; a save that names all groups does. Spec: operations, 7.
 */
export const waypointBridgeEndpoints = {
  linkWaypointGroup: endpoint({
    method: 'PUT',
    path: '/placeholder/{id}/waypoint_group/{groupId}',
    summary:
      'Give a placeholder a waypoint group, with a weighting in percent; once it has it, its weighting.',
    access: managers,
    params: z.object({ id: idParam<'placeholder'>(), groupId: idParam<'waypoint_group'>() }),
    body: z.object({ weighting: weightingField.default(0) }),
    answer: z.object({ new_bridge: z.array(waypointBridge) }),
    errors: ['invalid'],
  }),
  updateWaypointBridge: endpoint({
    method: 'PUT',
    path: '/placeholder_waypoint_bridge/{bridgeId}',
    summary: 'Change the weighting of a placeholder’s waypoint group, in percent, or the group.',
    access: managers,
    params: one,
    body: z.object({
      placeholder_id: bodyId<'placeholder'>().optional(),
      waypoint_group_id: bodyId<'waypoint_group'>().optional(),
      weighting: weightingField,
    }),
    answer: z.object({ updated_bridge: z.array(waypointBridge) }),
    errors: ['invalid'],
  }),
  deleteWaypointBridge: endpoint({
    method: 'DELETE',
    path: '/placeholder_waypoint_bridge/{bridgeId}',
    summary: 'Take a waypoint group from a placeholder; the group itself stays.',
    access: managers,
    params: one,
    answer: z.object({ deleted_bridge: z.array(waypointBridge) }),
  }),
}
