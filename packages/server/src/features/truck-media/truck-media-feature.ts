import { taggedPictureEndpoints, truckImageEndpoints } from '@product/sdk/features/truck-media'
import type { ServerFeature } from '../../http/server-feature'
import { isTruckImage } from '../../nouns/fleet/truck-image-store'
import { isTruckPicture } from '../../nouns/pictures/truck-picture-store'
import { giveDemoTruckMedia } from './demo-truck-media'
import { taggedPictureHandlers } from './tagged-picture-handlers'
import { truckImageHandlers } from './truck-image-handlers'

export const truckMediaFeature: ServerFeature = {
  name: 'truck-media',
  handlers: [...truckImageHandlers, ...taggedPictureHandlers],
  shows: [
    { by: truckImageEndpoints.truckImages, has: (db, { name }) => isTruckImage(db, name) },
    { by: taggedPictureEndpoints.taggedTruckPictures, has: (db, { name }) => isTruckPicture(db, name) },
  ],
  demoFiles: giveDemoTruckMedia,
}
