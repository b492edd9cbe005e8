import type { ServerFeature } from '../../http/server-feature'
import { addDemoWaypoints } from './macro-demo'
import { placeholderHandlers } from './placeholder-handlers'
import { waypointBridgeHandlers } from './waypoint-bridge-handlers'
import { waypointGroupHandlers } from './waypoint-group-handlers'

/** Selection trucks, which drive where there is no GPS, and the waypoint groups that they drive to. */
export const macrosFeature: ServerFeature = {
  name: 'macros',
  handlers: [...placeholderHandlers, ...waypointBridgeHandlers, ...waypointGroupHandlers],
  demo: addDemoWaypoints,
}
