import type { CampaignTruckStatus, PictureTag } from '@product/sdk/features/picture-tagging'
import type { MessageMedia } from '@product/sdk/nouns/messages'
import type { PictureDuplicate } from '@product/sdk/nouns/pictures'

const COLOURS = ['#b93a76', '#3a6fb9', '#3ab97a', '#b9873a', '#6f3ab9']

/** A truck, drawn, in one of five colours. */
export const storyPicture = (number: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#cfd8dc"/><rect x="4" y="8" width="24" height="14" fill="${COLOURS[number % COLOURS.length]}"/><rect x="28" y="13" width="8" height="9" fill="#455a64"/><circle cx="11" cy="23" r="3"/><circle cx="31" cy="23" r="3"/></svg>`,
  )}`

export const storyDuplicate = (over: Partial<PictureDuplicate> = {}): PictureDuplicate => ({
  duplicate_with: storyPicture(0),
  original_uploaded_at: '2026-04-03T17:20:00.000Z',
  confidence_level: 92,
  kind: 'look_alike',
  vendor_id: 3,
  vendor_name: 'Vega Hauling',
  ...over,
})

export const storyMedia = (number: number, over: Partial<MessageMedia> = {}): MessageMedia => ({
  url: storyPicture(number),
  small_url: storyPicture(number),
  is_duplicate: false,
  duplicates: [],
  uploaded_at: '2026-05-06T18:00:00.000Z',
  state: 'stored',
  refusal: null,
  tags: 0,
  ...over,
})

export const storyTag = (over: Partial<PictureTag> = {}): PictureTag => ({
  truck_picture_id: 1,
  truck_id: 5,
  truck_name: 'Box 5',
  license_plate: '8ABC123',
  campaign_name: 'Summer Tour',
  user_name: 'Ann Miller',
  month: '2026-05',
  side: 'back',
  ...over,
})

export const storyCampaignTruck = (over: Partial<CampaignTruckStatus> = {}): CampaignTruckStatus => ({
  truck_id: 5,
  vendor_id: 3,
  truck_name: 'Box 5',
  license_plate: '8ABC123',
  campaign_display_name: 'Summer Tour',
  status_id: null,
  status_value: null,
  created_at: null,
  phone_number: '+13105550101',
  campaign_id: 71,
  pictures: 2,
  ...over,
})
