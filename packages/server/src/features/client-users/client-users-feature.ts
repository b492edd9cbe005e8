import type { ServerFeature } from '../../http/server-feature'
import { addDemoClients } from './client-user-demo'
import { clientUserHandlers } from './client-user-handlers'
import { credentialHandlers } from './credential-handlers'
import { giveDemoPictures } from './demo-pictures'

export const clientUsersFeature: ServerFeature = {
  name: 'client-users',
  handlers: [...clientUserHandlers, ...credentialHandlers],
  demo: addDemoClients,
  demoFiles: giveDemoPictures,
}
