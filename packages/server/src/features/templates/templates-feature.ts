import type { ServerFeature } from '../../http/server-feature'
import { addDemoTemplates } from './template-demo'
import { templateHandlers } from './template-handlers'

export const templatesFeature: ServerFeature = {
  name: 'templates',
  handlers: templateHandlers,
  demo: addDemoTemplates,
}
