import type { ServerFeature } from '../../http/server-feature'
import { giveDemoPictures } from './demo-pictures'
import { addDemoMessages } from './message-demo'
import { sendingHandlers } from './sending-handlers'

export const sendingFeature: ServerFeature = {
  name: 'sending',
  handlers: sendingHandlers,
  demo: addDemoMessages,
  demoFiles: giveDemoPictures,
}
