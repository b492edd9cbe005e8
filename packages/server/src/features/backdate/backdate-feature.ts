import type { ServerFeature } from '../../http/server-feature'
import { backdateHandlers } from './backdate-handlers'
import { startBackdating } from './start-backdating'

/** Routes of placeholders on days that are over. */
export const backdateFeature: ServerFeature = {
  name: 'backdate',
  handlers: backdateHandlers,
  jobs: [startBackdating],
}
