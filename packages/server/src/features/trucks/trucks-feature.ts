import type { ServerFeature } from '../../http/server-feature'
import { addDemoTrucks } from './truck-demo'
import { truckSearch } from './truck-search-store'

export const trucksFeature: ServerFeature = { name: 'trucks', search: [truckSearch], demo: addDemoTrucks }
