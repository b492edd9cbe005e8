import { type Day, shownDayText } from '../../values/utc-day'
import type { SearchIndexName } from './search-indexes'

/** The records of the four indexes. Spec: client dashboard, 3. Null where nothing is known. */
export interface VendorRecord {
  vendor_id: number
  name: string
  nickname: string | null
  city: string | null
  email: string | null
  /** E.164. */
  phone_num: string | null
}

export interface TruckRecord {
  truck_id: number
  truck_name: string
  vendor_name: string | null
  license_plate: string | null
  /** Every campaign that the truck is or was on, the newest first, with commas between. */
  campaign_name: string | null
  payments: { start_date_to_end_date: string }[]
}

export interface PaymentRecord {
  vendor_name: string | null
  campaign_name: string | null
  /** Dollars. */
  monthly_rate: number
  /** Beyond the specification: where a result leads. */
  truck_id: number
}

export interface CampaignRecord {
  campaign_id: number
  campaign_name: string
  client_name: string | null
  num_trucks: number
  /** UTC instants. */
  start_date: string
  end_date: string
}

export interface SearchRecords {
  vendors: VendorRecord
  trucks: TruckRecord
  payments: PaymentRecord
  campaigns: CampaignRecord
}

/** `t101`: the first letter of the index and the id of the record it was made of. */
export const objectId = (index: SearchIndexName, recordId: number): string => `${index[0]}${recordId}`

/** `05/05/2020 - 06/04/2020`, both days included; `from 05/05/2020` without an end. */
export const periodText = (start: Day, end: Day | null): string =>
  end === null ? `from ${shownDayText(start)}` : `${shownDayText(start)} - ${shownDayText(end)}`
