import { taggedPictureEndpoints } from '@product/sdk/features/truck-media'
import type { TruckPicture } from '@product/sdk/nouns/pictures'
import { implement } from '../../http/implement'
import { mediaAddress } from '../../nouns/files/media-address'
import { taggedPictures } from '../../nouns/pictures/truck-picture-store'

export const taggedPictureHandlers = implement(taggedPictureEndpoints, {
  async taggedTruckPictures({ db, query }) {
    const months = new Map<string, TruckPicture[]>()
    const found = await taggedPictures(db, { truckId: query.truck_id, vendorId: query.vendor_id })
    for (const { month, file_name, tagged_at, ...picture } of found) {
      const list = months.get(month) ?? []
      months.set(month, list)
      list.push({ ...picture, img_url: mediaAddress(file_name), tagged_at: tagged_at.toISOString() })
    }
    return { tagged_pictures: [...months].map(([month, pictures]) => ({ month, pictures })) }
  },
})
