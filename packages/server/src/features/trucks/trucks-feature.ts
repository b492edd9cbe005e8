import type { ServerFeature } from '../../http/server-feature'
import { addDemoTrucks } from './truck-demo'
import { truckHandlers } from './truck-handlers'
import { truckSearch } from './truck-search-store'

export const trucksFeature: ServerFeature = {
  name: 'trucks',
  handlers: truckHandlers,
  search: [truckSearch],
  demo: addDemoTrucks,
}
