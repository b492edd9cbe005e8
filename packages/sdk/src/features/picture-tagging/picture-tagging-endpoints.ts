import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { bodyId, id, idParam } from '../../contract/id-param'
import { payMonthField } from '../../nouns/payments/pay-month'
import { pictureDuplicate } from '../../nouns/pictures/duplicate-info'
import { PICTURE_SIDES } from '../../nouns/pictures/picture-sides'
import { LARGEST_ID } from '../../values/ids'

const staff = { all: [1, 2, 3, 5] } as const

/** What a picture shows. Spec: communication, 3. */
export const pictureTag = z.object({
  /** Ours. */
  truck_picture_id: id<'truck_picture'>(),
  truck_id: id<'truck'>(),
  truck_name: z.string(),
  license_plate: z.string().nullable(),
  campaign_name: z.string().nullable(),
  /** Who tagged it; null when the user is gone. */
  user_name: z.string().nullable(),
  /** Ours: `YYYY-MM` that it stands for, and the side, where someone said it. */
  month: z.string(),
  side: z.string().nullable(),
})

export type PictureTag = z.output<typeof pictureTag>

/** A truck that a vendor has on a campaign, and whether its pictures were approved. Spec: communication, 3. */
export const campaignTruckStatus = z.object({
  truck_id: id<'truck'>(),
  vendor_id: id<'vendor'>(),
  truck_name: z.string(),
  license_plate: z.string().nullable(),
  campaign_display_name: z.string(),
  /** Null: nobody has decided yet. */
  status_id: id<'truck_approval'>().nullable(),
  /** 1 approved, 0 rejected. */
  status_value: z.union([z.literal(0), z.literal(1)]).nullable(),
  /** When that was decided. */
  created_at: z.iso.datetime().nullable(),
  phone_number: z.string().nullable(),
  /** Ours. */
  campaign_id: id<'campaign'>(),
  /** Ours: pictures of this month (Los Angeles). */
  pictures: z.number().int(),
})

export type CampaignTruckStatus = z.output<typeof campaignTruckStatus>

const decided = z.object({
  campaignTruck: campaignTruckStatus,
  /** Every truck of the vendor is approved for this month: the thread has left the Pictures tab. */
  all_approved: z.boolean(),
})

const url = z.string().min(1).max(2000)
const status_value = z.union([z.literal(0), z.literal(1)])

const boardCell = z.object({ received: z.number().int(), approved: z.boolean().nullable() })

/** A truck in a month, with what its vendor was asked and sent. */
export const boardTruck = z.object({
  truck_id: id<'truck'>(),
  truck_name: z.string(),
  license_plate: z.string().nullable(),
  vendor_id: id<'vendor'>(),
  vendor_name: z.string(),
  phone_number: z.string().nullable(),
  campaigns: z.array(z.string()),
  requested_at: z.iso.datetime().nullable(),
  /** Pictures that came by text from the vendor this month and are not tagged. */
  untagged: z.number().int(),
  sides: z.object({
    front: boardCell,
    driver: boardCell,
    back: boardCell,
    passenger: boardCell,
    /** Tagged without a side. */
    unsaid: boardCell,
  }),
  approved: z.boolean().nullable(),
})

export type BoardTruck = z.output<typeof boardTruck>

/** Spec: communication, 7, "Picture tagging and campaign trucks"; duplicates, the board and untagging are ours. */
export const pictureTaggingEndpoints = {
  pictureTags: endpoint({
    method: 'GET',
    path: '/comunication/get-pictures-tagging-by-url',
    summary: 'What a picture is tagged with.',
    access: staff,
    query: z.object({ url }),
    answer: z.object({ tag: z.array(pictureTag) }),
  }),
  tagPicture: endpoint({
    method: 'POST',
    path: '/comunication/picture-tagging',
    summary:
      'Tag a picture with a truck of its vendor. `tagged_by` is ignored: who asks is known. Ours: the side and the month (absent: this one, Los Angeles). The same tag twice is one.',
    access: staff,
    body: z.object({
      truck_id: bodyId<'truck'>('Please select a truck.'),
      image_url: url,
      vendor_id: z.number().int().nullish(),
      campaign_name: z.string().max(200).nullish(),
      tagged_by: z.unknown().optional(),
      side: z.enum(PICTURE_SIDES).nullish(),
      month: payMonthField.optional(),
    }),
    answer: z.object({ tag: z.array(pictureTag) }),
    errors: ['invalid'],
  }),
  untagPicture: endpoint({
    method: 'DELETE',
    path: '/communication/picture-tagging/{id}',
    summary: 'Ours: take a tag off a picture.',
    access: staff,
    params: z.object({ id: idParam<'truck_picture'>() }),
    answer: z.object({ tag: z.array(pictureTag) }),
  }),
  campaignTrucksOfVendor: endpoint({
    method: 'GET',
    path: '/comunication/campaign-trucks',
    summary: 'The trucks that a vendor has on running campaigns, by name.',
    access: staff,
    query: z.object({ vendor_id: idParam<'vendor'>().pipe(z.number().max(LARGEST_ID)) }),
    answer: z.object({ campaignTrucks: z.array(campaignTruckStatus) }),
  }),
  decideCampaignTruck: endpoint({
    method: 'POST',
    path: '/comunication/approve-disapprove-campaign-trucks',
    summary:
      'Approve (1) or reject (0) a truck on a campaign for the first time. Where a status is there already it is changed.',
    access: staff,
    body: z.object({
      truck_id: bodyId<'truck'>(),
      campaign_id: bodyId<'campaign'>().nullish(),
      /** In the place of the id, as the documents name it. */
      campaign_display_name: z.string().max(200).nullish(),
      vendor_id: z.number().int().nullish(),
      phone_number: z.string().max(40).nullish(),
      status_value,
    }),
    answer: decided,
    errors: ['invalid'],
  }),
  changeCampaignTruck: endpoint({
    method: 'PUT',
    path: '/comunication/approve-disapprove-campaign-trucks',
    summary: 'Change the status that is there.',
    access: staff,
    body: z.object({
      status_id: bodyId<'truck_approval'>(),
      status_value,
      phone_number: z.string().max(40).nullish(),
    }),
    answer: decided,
    errors: ['invalid'],
  }),
  pictureDuplicates: endpoint({
    method: 'GET',
    path: '/communication/picture-duplicates',
    summary:
      'Ours: pictures that are the same as this one, to the byte or to the eye: of its vendor, and where there are none of all.',
    access: staff,
    query: z.object({ url }),
    answer: z.object({ duplicates: z.array(pictureDuplicate) }),
  }),
  tellPicturesApart: endpoint({
    method: 'POST',
    path: '/communication/different-pictures',
    summary: 'Ours: two pictures that look alike are not the same. It is remembered for both.',
    access: staff,
    body: z.object({ image_url: url, other_image_url: url }),
    answer: z.object({ duplicates: z.array(pictureDuplicate) }),
    errors: ['invalid'],
  }),
  pictureBoard: endpoint({
    method: 'GET',
    path: '/communication/picture-board',
    summary:
      'Ours: for each truck on a campaign in a month (Los Angeles) whether its vendor was asked, which sides came, and whether they were approved; by vendor and truck.',
    access: staff,
    query: z.object({
      month: payMonthField.optional(),
    }),
    answer: z.object({
      month: z.string(),
      trucks: z.array(boardTruck),
    }),
  }),
}
