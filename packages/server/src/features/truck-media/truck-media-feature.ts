import type { ServerFeature } from '../../http/server-feature'
import { giveDemoTruckMedia } from './demo-truck-media'
import { taggedPictureHandlers } from './tagged-picture-handlers'
import { truckImageHandlers } from './truck-image-handlers'

export const truckMediaFeature: ServerFeature = {
  name: 'truck-media',
  handlers: [...truckImageHandlers, ...taggedPictureHandlers],
  demoFiles: giveDemoTruckMedia,
}
