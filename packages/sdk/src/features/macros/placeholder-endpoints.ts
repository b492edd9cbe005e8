import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { bodyId, id, idParam } from '../../contract/id-param'
import { pagedQuery } from '../../contract/paged-list'
import { editShape } from '../../contract/record-schemas'
import { placeholderFields, placeholderWithGroups } from '../../nouns/placeholders/placeholder'
import { PLACEHOLDER_FIELDS } from '../../nouns/placeholders/placeholder-fields'
import { namesField } from '../../nouns/placeholders/placeholder-names'
import { waypointIds } from '../../nouns/placeholders/weighting'

const managers = { all: [1, 3] } as const
const one = z.object({ id: idParam<'placeholder'>() })

export const PLACEHOLDER_SORTS = [
  'name',
  'is_macro',
  'num_stops',
  'min_mileage',
  'max_mileage',
  'min_impressions',
  'max_impressions',
  'use_weighting',
  'placeholder_id',
] as const

/** The form of new selection trucks: `name` may be several, separated by semicolons. */
export const newPlaceholder = placeholderFields.extend({
  name: namesField,
  waypoint_ids: waypointIds.optional(),
})

/** The form of one that is there. */
export const placeholderEdit = z.object({
  ...editShape(PLACEHOLDER_FIELDS),
  campaign_id: bodyId<'campaign'>().nullable().optional(),
  waypoint_ids: waypointIds.optional(),
  version: z.number().int().optional(),
})

/** Spec: operations, 7. */
export const placeholderEndpoints = {
  placeholders: endpoint({
    method: 'GET',
    path: '/placeholder',
    summary: 'One page of the Rep Routes and macros, each with its waypoint groups and where it drives.',
    access: managers,
    query: pagedQuery(PLACEHOLDER_SORTS),
    answer: z.object({
      placeholders: z.array(
        placeholderWithGroups.extend({
          /** The campaigns that it is on, itself or as the macro of a truck, by name. */
          campaigns: z.array(z.object({ campaign_id: id<'campaign'>(), name: z.string() })),
        }),
      ),
      rowCount: z.number().int(),
    }),
  }),
  placeholder: endpoint({
    method: 'GET',
    path: '/placeholder/{id}',
    summary: 'One Rep Route or macro with its waypoint groups.',
    access: managers,
    params: one,
    answer: z.object({ placeholder: z.array(placeholderWithGroups) }),
  }),
  createPlaceholder: endpoint({
    method: 'POST',
    path: '/placeholder',
    summary:
      'Add a Rep Route or macro; names separated by semicolons add one each. Ours: `waypoint_ids`, the groups with their weightings (percent), all or nothing.',
    access: managers,
    body: newPlaceholder,
    answer: z.object({ new_placeholder: z.array(placeholderWithGroups) }),
    errors: ['invalid'],
  }),
  updatePlaceholder: endpoint({
    method: 'PUT',
    path: '/placeholder/{id}',
    summary:
      'Change a placeholder, or put it on a campaign by its campaign_id. What is left out stays. Ours: `waypoint_ids` takes the place of its groups.',
    access: managers,
    params: one,
    body: placeholderEdit,
    answer: z.object({ updated_placeholder: z.array(placeholderWithGroups) }),
    stored: placeholderWithGroups,
    errors: ['conflict', 'invalid'],
  }),
  deletePlaceholder: endpoint({
    method: 'DELETE',
    path: '/placeholder/{id}',
    summary:
      'Delete a placeholder with the routes that were modelled for it. One that is on a campaign is refused.',
    access: managers,
    params: one,
    answer: z.object({ deleted_placeholder: z.array(placeholderWithGroups) }),
    errors: ['conflict'],
  }),
}
