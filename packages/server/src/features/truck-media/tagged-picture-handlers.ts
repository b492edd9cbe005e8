import { taggedPictureEndpoints } from '@product/sdk/features/truck-media'
import type { TruckPicture } from '@product/sdk/nouns/pictures'
import { groupBy } from '@product/sdk/values'
import { implement } from '../../http/implement'
import { mediaAddress } from '../../nouns/files/media-address'
import { taggedPictures } from '../../nouns/pictures/truck-picture-store'

export const taggedPictureHandlers = implement(taggedPictureEndpoints, {
  async taggedTruckPictures({ db, query }) {
    const found = await taggedPictures(db, { truckId: query.truck_id, vendorId: query.vendor_id })
    const months = groupBy(
      found,
      ({ month }) => month,
      ({ month: _, file_name, tagged_at, ...picture }): TruckPicture => ({
        ...picture,
        img_url: mediaAddress(file_name),
        tagged_at: tagged_at.toISOString(),
      }),
    )
    return { tagged_pictures: [...months].map(([month, pictures]) => ({ month, pictures })) }
  },
})
