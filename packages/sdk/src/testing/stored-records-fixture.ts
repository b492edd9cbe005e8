import type { ApiClient } from '../client'
import { endOfCampaignDay, startOfCampaignDay } from '../nouns/campaigns/campaign-dates'
import { addDays, DAY_MS, dayStartMs, utcDay } from '../values/utc-day'

/** A client user that can be logged in. */
export const A_CLIENT = {
  name: 'Clara Client',
  email: 'clara@story.test',
  password: 'a lorry full of coffee',
  company: 'Golden State Coffee',
}

/** A square of one pixel, as PNG. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGPY0JkBAAOOAaJBNNJzAAAAAElFTkSuQmCC'

const MINUTE_MS = 60_000
const MINUTES_OF_DRIVING = 40
const IMEI = '352099000000014'

const only = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('The record was not answered')
  return row
}

/** Stores the client user by staff's calls. */
export async function storeClient(api: ApiClient) {
  const image = new File([Uint8Array.from(atob(PICTURE), sign => sign.charCodeAt(0))], 'clara.png', {
    type: 'image/png',
  })
  const { uploaded_image: userProfileUrl } = await api.uploadPicture({ body: { image } })
  return only((await api.createClientUser({ body: { ...A_CLIENT, userProfileUrl } })).new_client)
}

/** Stores a campaign of that client that runs from ten days ago for thirty. */
export async function storeCampaign(api: ApiClient, now: Date, name = 'Summer Tour') {
  const { user_id } = await storeClient(api)
  const today = utcDay(now.toISOString())
  const body = {
    name,
    user_id,
    start_date: startOfCampaignDay(addDays(today, -10)),
    end_date: endOfCampaignDay(addDays(today, 20)),
  }
  return only((await api.createCampaign({ body })).new_campaign)
}

/** Stores a vendor's truck with a tracker. */
export async function storeTruck(api: ApiClient, name = 'Box 12') {
  const { vendor_id } = only((await api.createVendor({ body: { name: 'Harbor Haul' } })).new_vendor)
  const truck = only((await api.createTruck({ body: { name, vendor_id } })).new_truck)
  await api.setTruckTracker({ params: { id: truck.truck_id }, body: { imei: IMEI } })
  return truck
}

/**
 * Stores a campaign of the client, who has accepted the terms, with a truck on it that drove through Los Angeles
 * yesterday, as its tracker tells; `clientOf` makes a client for the tracker's token.
 */
export async function storeDrivenCampaign(api: ApiClient, clientOf: (token: string) => ApiClient, now: Date) {
  const campaign = await storeCampaign(api, now)
  const { token, id } = await api.login({ body: { email: A_CLIENT.email, password: A_CLIENT.password } })
  await clientOf(token).acceptTerms({
    params: { userId: id },
    body: { has_accepted_terms_and_conditions: true },
  })
  const { truck_id } = await storeTruck(api)
  await api.addCampaignTruck({
    params: { id: campaign.campaign_id, truckId: truck_id },
    body: {
      campaign_display_name: 'Sunset',
      tracking_start: campaign.start_date,
      avg_mileage: 60,
    },
  })
  const { new_token } = await api.renewTrackerToken({ params: { id: truck_id } })
  const noon = dayStartMs(utcDay(now.toISOString())) - DAY_MS / 2
  const body = Array.from({ length: MINUTES_OF_DRIVING }, (_, minute) => ({
    position: {
      fixTime: new Date(noon + minute * MINUTE_MS).toISOString(),
      latitude: 34.05 + minute * 0.004,
      longitude: -118.24,
    },
    device: { uniqueId: IMEI },
  }))
  await clientOf(new_token).traccar({ body })
  return campaign
}
