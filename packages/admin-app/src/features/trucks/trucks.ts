import type { NewTruck, Truck, TruckChange } from '@product/sdk/nouns/fleet'
import type { AdminResource } from '../../config/admin-feature'
import { statusOf } from '../../data/as-http-error'
import { onlyRow, resourceEndpoints } from '../../data/resource-endpoints'

export const TRUCKS = 'trucks'

/** What the form of a truck holds beside its fields: the photographs that are deleted when it is saved. */
export const REMOVED_IMAGES = 'removed_images'

interface Staged {
  [REMOVED_IMAGES]?: readonly number[]
}

type TruckDraft = NewTruck & TruckChange & Staged & { version?: number }

/** A truck as the form starts with it, and as its page shows it. */
export type EditedTruck = Truck & Required<Staged>

/** A photograph that is gone already is as good as deleted. */
const unlessGone = (error: unknown): boolean => {
  if (statusOf(error) === 404) return true
  throw error
}

/** A truck by its own page; what else it has there is asked for apart. Spec: operations, 7. */
export const trucks: AdminResource = {
  name: TRUCKS,
  endpoints: resourceEndpoints<TruckDraft>({
    id: 'truck_id',
    one: {
      access: 'truck',
      run: async (api, id, { signal }): Promise<EditedTruck> => ({
        ...onlyRow((await api.truck({ params: { id }, signal })).truck),
        [REMOVED_IMAGES]: [],
      }),
    },
    create: {
      access: 'createTruck',
      run: async (api, body, { idempotencyKey }) =>
        onlyRow((await api.createTruck({ body, idempotencyKey })).new_truck),
    },
    update: {
      access: 'updateTruck',
      /** Fields first, photographs after them. Spec: operations, 4. */
      async run(api, id, { [REMOVED_IMAGES]: removed = [], ...body }, { idempotencyKey }) {
        const { updated_truck } = await api.updateTruck({ params: { id }, body, idempotencyKey })
        const saved = onlyRow(updated_truck)
        const deleted = await Promise.allSettled(
          removed.map(imageId => api.deleteTruckImage({ params: { imageId } }).catch(unlessGone)),
        )
        const kept_images = deleted.filter(({ status }) => status === 'rejected').length
        return { ...saved, [REMOVED_IMAGES]: [], kept_images }
      },
    },
    remove: { access: 'deleteTruck', run: async (api, id) => api.deleteTruck({ params: { id } }) },
  }),
  recordRepresentation: 'name',
}
