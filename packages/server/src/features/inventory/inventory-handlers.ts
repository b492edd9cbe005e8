import { inventoryEndpoints } from '@product/sdk/features/inventory'
import { dayStartMs, losAngelesDay } from '@product/sdk/values'
import { implement } from '../../http/implement'
import { inventoryCities, inventoryMakes, unassignedTrucks } from './inventory-store'

export const inventoryHandlers = implement(inventoryEndpoints, {
  async unassignedTrucks({ db, query, now }) {
    const since = new Date(dayStartMs(losAngelesDay(now)))
    return {
      unassigned_trucks: await unassignedTrucks(db, { since, cities: query.city, makes: query.make }),
      cities: await inventoryCities(db, since),
      makes: await inventoryMakes(db, since),
    }
  },
})
