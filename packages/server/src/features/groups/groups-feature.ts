import type { ServerFeature } from '../../http/server-feature'
import { addDemoGroups } from './group-demo'
import { groupHandlers } from './group-handlers'

export const groupsFeature: ServerFeature = { name: 'groups', handlers: groupHandlers, demo: addDemoGroups }
