import type { ApiClient } from '@product/sdk/client'
import type { RecordSearch } from '../../../fields/record-search'
import type { VehicleOption } from './vehicle-option'

/** As many as are worth reading in a menu. */
const SHOWN = 50

async function findTrucks(api: ApiClient, search: string, signal: AbortSignal): Promise<VehicleOption[]> {
  const { unassigned_campaign_trucks: trucks } = await api.availableTrucks({
    query: { search, limit: SHOWN, include_assigned: 'true' },
    signal,
  })
  return trucks.map(({ truck_id: id, ...truck }) => ({ id, ...truck }))
}

async function findMacros(api: ApiClient, search: string, signal: AbortSignal): Promise<VehicleOption[]> {
  const { unassigned_placeholders: macros } = await api.availablePlaceholders({
    query: { search, limit: SHOWN, is_macro: 'true' },
    signal,
  })
  return macros.map(({ placeholder_id: id, name }) => ({
    id,
    name,
    license_plate: null,
    vendor_name: null,
    assignments: [],
  }))
}

/** The trucks or macros whose name holds what was typed, with the campaigns they are on. */
export const VEHICLE_SEARCHES: Readonly<Record<'truck' | 'macro', RecordSearch<VehicleOption>>> = {
  truck: { name: 'campaign-trucks', find: findTrucks },
  macro: { name: 'campaign-macros', find: findMacros },
}
