import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { bodyId, idParam } from '../../contract/id-param'
import { placeholder, placeholderFields } from '../../nouns/placeholders/placeholder'

/** Spec: operations, 7. */
export const macroEndpoints = {
  updatePlaceholder: endpoint({
    method: 'PUT',
    path: '/placeholder/{id}',
    summary: 'Change a placeholder, or put it on a campaign by its campaign_id. What is left out stays.',
    access: { all: [1, 3] },
    params: z.object({ id: idParam<'placeholder'>() }),
    body: placeholderFields.partial().extend({
      campaign_id: bodyId<'campaign'>().nullable().optional(),
      version: z.number().int().optional(),
    }),
    answer: z.object({ updated_placeholder: z.array(placeholder) }),
    stored: placeholder,
    errors: ['conflict', 'invalid'],
  }),
}
