import { api } from '@product/sdk/api'
import type { BoardTruck } from '@product/sdk/features/picture-tagging'
import { answer } from '@product/sdk/testing'
import { storyCampaignTruck, storyPicture, storyTag } from '../../pictures/story-pictures'

const NONE = { received: 0, approved: null }

const truck = (truck_id: number, over: Partial<BoardTruck>): BoardTruck => ({
  truck_id,
  truck_name: `Box ${truck_id}`,
  license_plate: `8ABC12${truck_id}`,
  vendor_id: 3,
  vendor_name: 'Vega Hauling',
  phone_number: '+13105550101',
  campaigns: ['Summer Tour'],
  requested_at: '2026-05-02T16:00:00.000Z',
  untagged: 0,
  sides: { front: NONE, driver: NONE, back: NONE, passenger: NONE, unsaid: NONE },
  approved: null,
  ...over,
})

const sides = (received: number, approved: boolean | null): BoardTruck['sides'] => ({
  front: { received, approved },
  driver: { received, approved },
  back: { received: received + 1, approved },
  passenger: NONE,
  unsaid: NONE,
})

export const storyBoard: BoardTruck[] = [
  truck(1, { sides: sides(1, null) }),
  truck(2, { untagged: 3 }),
  truck(3, { requested_at: null, vendor_name: 'Bay Haul', vendor_id: 4, phone_number: null }),
  truck(4, { campaigns: ['Summer Tour', 'Night Shift'] }),
  truck(5, { sides: sides(1, false), approved: false }),
  truck(6, {
    sides: sides(2, true),
    approved: true,
    truck_name: 'A truck with a name that somebody wrote in one breath and did not shorten',
  }),
]

export const storyBoardAnswers = [
  answer(api.pictureBoard, { month: '2026-05', trucks: storyBoard }),
  answer(api.campaignTrucksOfVendor, { campaignTrucks: [storyCampaignTruck({ truck_name: 'Box 1' })] }),
  answer(api.pictureTags, { tag: [storyTag({ truck_name: 'Box 1' })] }),
  answer(api.taggedTruckPictures, {
    tagged_pictures: [
      {
        month: '2026-05',
        pictures: (['front', 'back'] as const).map((side, at) => ({
          truck_picture_id: at + 1,
          truck_id: 1,
          truck_name: 'Box 1',
          img_url: storyPicture(at),
          side,
          tagged_at: '2026-05-06T18:00:00.000Z',
          approved: null,
        })),
      },
    ],
  }),
]
