import { api } from '@product/sdk/api'
import { mileageOfMonth } from '@product/sdk/nouns/driving'
import { type Truck, TRUCK_FIELDS, type TruckImage, VENDOR_FIELDS } from '@product/sdk/nouns/fleet'
import type { TruckPicture } from '@product/sdk/nouns/pictures'
import { answer, blankRow } from '@product/sdk/testing'
import { encodePolyline } from '@product/sdk/values'

const drawn = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#cfd8dc"/><rect x="4" y="8" width="24" height="14" fill="${colour}"/><rect x="28" y="13" width="8" height="9" fill="#455a64"/><circle cx="11" cy="23" r="3"/><circle cx="31" cy="23" r="3"/></svg>`,
  )}`

export const storyTruck = (over: Partial<Truck> = {}): Truck => ({
  ...blankRow(TRUCK_FIELDS),
  truck_id: 5,
  name: 'Box 5',
  license_plate: '8ABC123',
  make: 'Isuzu',
  year: 2019,
  side_dim: '16 x 7 ft',
  back_dim: '7 x 7 ft',
  miles_per_day: 120,
  side_rail: true,
  vendor_id: 3,
  vendor_name: 'Vega Hauling',
  vendor_city: 'Fresno',
  vendor_phone_num: '+12135550123',
  vendor_email: 'vega@vendors.test',
  campaign_name: 'Summer Tour',
  version: 1,
  ...over,
})

export const storyImage = (truck_image_id: number): TruckImage => {
  const img_url = drawn(['#b93a76', '#3a6fb9', '#3ab97a'][truck_image_id % 3] ?? '')
  return {
    truck_image_id,
    truck_id: 5,
    img_url,
    small_img_url: img_url,
    original_img_url: img_url,
    width: 4000,
    height: 3000,
    upload_date: '2026-05-18T17:20:00.000Z',
  }
}

const picture = (truck_picture_id: number, over: Partial<TruckPicture>): TruckPicture => ({
  truck_picture_id,
  truck_id: 5,
  truck_name: 'Box 5',
  img_url: drawn('#b9873a'),
  side: 'driver',
  tagged_at: '2026-05-06T18:00:00.000Z',
  approved: true,
  ...over,
})

const months = [
  {
    month: '2026-05',
    pictures: [
      picture(1, {}),
      picture(2, { side: 'back', approved: null }),
      picture(3, { side: null, approved: false }),
    ],
  },
  { month: '2026-04', pictures: [picture(4, { tagged_at: '2026-04-07T18:00:00.000Z', side: 'passenger' })] },
]

const sunset = encodePolyline([-118.25, 34.06, -118.29, 34.09, -118.34, 34.1, -118.4, 34.07])
const harbor = encodePolyline([-118.25, 34.06, -118.28, 33.95, -118.28, 33.74])

const driven = (day: string, hour: number, distance: number, polyline: string, capped = false) => ({
  start: `${day}T${hour}:00:00.000Z`,
  end: `${day}T${hour + 1}:10:00.000Z`,
  distance,
  polyline,
  capped,
})

const days = mileageOfMonth('2026-05', {
  miles: new Map(
    [4, 5, 6, 7, 8, 11, 12, 13, 14].map(day => [`2026-05-${String(day).padStart(2, '0')}`, day * 9.3]),
  ),
  tracked: new Set(['2026-05-09', '2026-05-10', '2026-05-15']),
  today: '2026-05-20',
})

export const storyRoutes = answer(api.truckRoutes, {
  routes: [
    driven('2026-05-18', 16, 14.2, sunset),
    driven('2026-05-18', 19, 31.8, harbor),
    driven('2026-05-19', 15, 20, sunset, true),
  ],
  total: 66,
})

const tracker = {
  imei: '352099000000005',
  has_token: true,
  fixed_at: '2026-05-20T16:58:00.000Z',
  delivered_at: '2026-05-20T16:58:09.000Z',
  age_seconds: 260,
  battery_percent: 86,
  ignition: true,
}

export const storyTracker = (over: Partial<typeof tracker> | Record<string, null> = {}) =>
  answer(api.truckTracker, { tracker: { ...tracker, ...over } })

export const storyImages = (count: number) =>
  answer(api.truckImages, { images: Array.from({ length: count }, (_, at) => storyImage(at + 1)) })

export const storyTimeline = answer(api.truckTimeline, {
  timeline: [
    {
      key: 'audit 1',
      kind: 'truck',
      event: 'done',
      at: '2026-05-20T18:03:00.000Z',
      only_day: false,
      actor_name: 'Ann Miller',
      text: 'updated truck Box 5',
      truck_id: 5,
      truck_name: 'Box 5',
      campaign_id: null,
      truck_problem_id: null,
      payment_schedule_id: null,
      monthly_rate_cents: null,
    },
  ],
  rowCount: 1,
  kinds: [{ kind: 'truck', count: 1 }],
})

/** A truck in daily use, with everything that its page asks for. */
export const storyTruckAnswers = [
  answer(api.truck, { truck: [storyTruck()] }),
  storyImages(5),
  answer(api.taggedTruckPictures, { tagged_pictures: months }),
  answer(api.pictureTags, { tag: [] }),
  answer(api.truckHistory, {
    truck: {
      first_datetime: '2026-02-03T15:00:00.000Z',
      gps_provider: 'Clearpath',
      history: [
        {
          truck_id: 5,
          campaign_id: 71,
          name: 'Summer Tour',
          start_date: '2026-05-01T00:00:00.000Z',
          end_date: '2026-05-31T23:59:59.999Z',
        },
        {
          truck_id: 5,
          campaign_id: 64,
          name: 'Winter lights',
          start_date: '2026-02-01T00:00:00.000Z',
          end_date: '2026-03-31T23:59:59.999Z',
        },
      ],
    },
  }),
  answer(api.truckMileage, { mileage: [{ total: 1204.6 }] }),
  answer(api.truckDailyMileage, {
    days,
    total: days.reduce((sum, { miles }) => sum + miles, 0),
    silent_days: days.filter(({ state }) => state === 'silent').length,
  }),
  storyTracker(),
  storyTimeline,
  storyRoutes,
]

export const storyVendor = answer(api.vendor, {
  vendor: [
    {
      ...blankRow(VENDOR_FIELDS),
      notes: null,
      ssn: null,
      ein: null,
      vendor_id: 3,
      name: 'Vega Hauling',
      date_added: '2026-03-01',
      assigned_trucks: 1,
      available_trucks: 0,
      files: [],
      agreements: [],
      version: 1,
    },
  ],
})
