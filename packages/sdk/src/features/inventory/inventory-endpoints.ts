import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { inventoryTruck } from './inventory-truck'

/** One or more: the name may be repeated in the address. */
const several = z
  .union([z.string(), z.array(z.string())])
  .transform(given => [given].flat())
  .optional()

/** Spec: operations, 7. */
export const inventoryEndpoints = {
  unassignedTrucks: endpoint({
    method: 'GET',
    path: '/truck/unassigned',
    summary:
      'Trucks on no campaign now or later, by vendor and name; of these cities and makes, which may be repeated. `cities` and `makes` are those of all such trucks.',
    access: { all: [1, 2, 3] },
    query: z.object({ city: several, make: several }),
    answer: z.object({
      unassigned_trucks: z.array(inventoryTruck),
      cities: z.array(z.string()),
      makes: z.array(z.string()),
    }),
  }),
}
