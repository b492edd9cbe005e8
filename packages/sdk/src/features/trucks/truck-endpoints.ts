import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { id, idParam } from '../../contract/id-param'
import { pagedQuery } from '../../contract/paged-list'
import { timelineAnswer, timelineQuery } from '../../nouns/fleet/timeline'
import { newTruck, truck, truckChange } from '../../nouns/fleet/truck'

const staff = { all: [1, 2, 3] } as const
const truckId = z.object({ id: idParam<'truck'>() })

/** Spec: operations, 7; the timeline is ours. */
export const truckEndpoints = {
  trucks: endpoint({
    method: 'GET',
    path: '/truck',
    summary:
      'Every truck, by name. `search` looks in its name and plate and its vendor’s name; `limit` cuts.',
    access: staff,
    query: pagedQuery(['name'])
      .pick({ search: true })
      .extend({ limit: z.coerce.number().int().min(1).max(100_000).optional() }),
    answer: z.object({ trucks: z.array(truck) }),
  }),
  truck: endpoint({
    method: 'GET',
    path: '/truck/{id}',
    summary: 'The fields of a truck.',
    access: staff,
    params: truckId,
    answer: z.object({ truck: z.array(truck) }),
  }),
  createTruck: endpoint({
    method: 'POST',
    path: '/truck',
    summary: 'Add a truck. `new_images` is taken and ignored: photographs have their own call.',
    access: staff,
    body: newTruck,
    answer: z.object({ new_truck: z.array(truck) }),
    errors: ['invalid'],
  }),
  updateTruck: endpoint({
    method: 'PUT',
    path: '/truck/{id}',
    summary: 'Change fields of a truck. What is left out stays; `new_images` is taken and ignored.',
    access: staff,
    params: truckId,
    body: truckChange.extend({ version: z.number().int().optional() }),
    answer: z.object({ updated_truck: z.array(truck) }),
    stored: truck,
    errors: ['conflict', 'invalid'],
  }),
  deleteTruck: endpoint({
    method: 'DELETE',
    path: '/truck/{id}',
    summary:
      'Delete a truck. Refused while it is on a running campaign; one with payments, drives or campaigns is kept for them, out of every list.',
    access: staff,
    params: truckId,
    answer: z.object({
      deleted_truck: z.array(
        z.object({
          truck_id: id<'truck'>(),
          name: z.string(),
          /** Whether it is kept for its past. */
          kept: z.boolean(),
        }),
      ),
    }),
    errors: ['conflict'],
  }),
  truckTimeline: endpoint({
    method: 'GET',
    path: '/truck/{id}/timeline',
    summary: 'All that happened to a truck, the newest first.',
    access: staff,
    params: truckId,
    query: timelineQuery,
    answer: timelineAnswer,
  }),
}
