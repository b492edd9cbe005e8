import type { ServerFeature } from '../../http/server-feature'
import { addDemoTeam } from './team-demo'
import { teamHandlers } from './team-handlers'

export const teamFeature: ServerFeature = { name: 'team', handlers: teamHandlers, demo: addDemoTeam }
