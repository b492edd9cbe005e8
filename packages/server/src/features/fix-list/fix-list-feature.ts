import type { ServerFeature } from '../../http/server-feature'
import { addDemoFixList } from './fix-list-demo'
import { fixListHandlers } from './fix-list-handlers'

export const fixListFeature: ServerFeature = {
  name: 'fix-list',
  handlers: fixListHandlers,
  demo: addDemoFixList,
}
