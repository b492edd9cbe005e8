import type { ApiClient } from '@product/sdk/client'

/** Something found, to choose. */
export interface Found {
  id: number
  name: string
  /** Small, under the name: what tells two of one name apart. */
  below?: string
}

/** Where a picker looks; `name` says which one, and is said once for all pickers that look there. */
export interface RecordSearch<Option extends Found> {
  name: string
  /** Few enough to be chosen from before anything is typed. */
  isShort?: boolean
  find(api: ApiClient, text: string, signal: AbortSignal): Promise<Option[]>
}

/** As many as are worth reading in a menu. */
const SHOWN = 20

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const inIndex = (
  indexName: 'trucks' | 'campaigns',
  read: (hit: Readonly<Record<string, unknown>>) => Found,
): RecordSearch<Found> => ({
  name: indexName,
  async find(api, text, signal) {
    const body = { query: text, hitsPerPage: SHOWN }
    const { hits } = await api.searchIndex({ params: { indexName }, body, signal })
    return hits.map(read)
  },
})

/** Trucks by name, plate or vendor. */
export const truckSearch = inIndex('trucks', ({ truck_id, truck_name, license_plate, vendor_name }) => ({
  id: Number(truck_id),
  name: textOf(truck_name),
  below: [textOf(license_plate), textOf(vendor_name)].filter(Boolean).join(' · '),
}))

/** The trucks of one vendor by name or plate. */
export const trucksOfVendor = (vendorId: number): RecordSearch<Found> => ({
  name: `trucks of vendor ${vendorId}`,
  isShort: true,
  async find(api, text, signal) {
    const { trucks } = await api.vendorTrucks({ params: { id: String(vendorId) }, signal })
    const wanted = text.toLowerCase()
    return trucks
      .filter(({ name, license_plate }) => `${name} ${license_plate ?? ''}`.toLowerCase().includes(wanted))
      .map(({ truck_id, name, license_plate }) => ({ id: truck_id, name, below: license_plate ?? '' }))
  },
})

/** Campaigns of all times by name or client. */
export const campaignSearch = inIndex('campaigns', ({ campaign_id, campaign_name, client_name }) => ({
  id: Number(campaign_id),
  name: textOf(campaign_name),
  below: textOf(client_name),
}))
