import { utcDay } from '../../values/utc-day'

/** A row of trucks on a campaign: a truck, a macro, or both. Dates are instants. */
export interface TruckOnCampaign {
  truck_id: number | null
  macro_id: number | null
  campaign_display_name: string
  macro_name: string | null
  imei: string | null
  tracking_start: Date | null
  tracking_end: Date | null
}

export interface PlaceholderOnCampaign {
  placeholder_id: number
  name: string
  is_macro: boolean
}

/** Where paths of a vehicle come from, on which UTC days (both inclusive). */
export interface PathSource {
  kind: 'truck' | 'placeholder'
  id: number
  fromDay: string
  toDay: string
}

export interface CampaignVehicle {
  group: 'trucks' | 'blended' | 'placeholders' | 'macros'
  id: number
  displayName: string
  imei: string | null
  provenance: 'measured' | 'macro' | 'rep_route'
  sources: PathSource[]
  /** Used on the days on which `sources` have no path. */
  fallback: PathSource[]
}

const window = (from: Date, to: Date) => ({ fromDay: utcDay(from.getTime()), toDay: utcDay(to.getTime()) })

function ofRow(
  row: TruckOnCampaign,
  campaign: { start_date: Date; end_date: Date },
): CampaignVehicle | undefined {
  const days = window(row.tracking_start ?? campaign.start_date, row.tracking_end ?? campaign.end_date)
  const macro: PathSource[] =
    row.macro_id === null ? [] : [{ kind: 'placeholder', id: row.macro_id, ...days }]
  if (row.truck_id !== null) {
    return {
      group: macro.length > 0 ? 'blended' : 'trucks',
      id: row.truck_id,
      displayName: row.campaign_display_name,
      imei: row.imei,
      provenance: 'measured',
      sources: [{ kind: 'truck', id: row.truck_id, ...days }],
      fallback: macro,
    }
  }
  if (row.macro_id === null) return undefined
  return {
    group: 'macros',
    id: row.macro_id,
    displayName: row.campaign_display_name || (row.macro_name ?? ''),
    imei: null,
    provenance: 'macro',
    sources: macro,
    fallback: [],
  }
}

const ofPlaceholder = (
  placeholder: PlaceholderOnCampaign,
  campaign: { start_date: Date; end_date: Date },
): CampaignVehicle => ({
  group: placeholder.is_macro ? 'macros' : 'placeholders',
  id: placeholder.placeholder_id,
  displayName: placeholder.name,
  imei: null,
  provenance: placeholder.is_macro ? 'macro' : 'rep_route',
  sources: [
    {
      kind: 'placeholder',
      id: placeholder.placeholder_id,
      ...window(campaign.start_date, campaign.end_date),
    },
  ],
  fallback: [],
})

/**
 * The vehicles of a campaign with the sources of their paths. A truck only is a truck; a truck with a macro is
 * blended (its GPS paths, and the macro's on days without GPS, never both); a macro only is a macro; a placeholder
 * is a Rep Route or a macro by `is_macro`. A vehicle listed twice, for two spans of time, is one vehicle.
 * Source: decisions, "Routes, miles, impressions".
 */
export function campaignVehicles(
  campaign: { start_date: Date; end_date: Date },
  trucks: readonly TruckOnCampaign[],
  placeholders: readonly PlaceholderOnCampaign[],
): CampaignVehicle[] {
  const vehicles = new Map<string, CampaignVehicle>()
  const listed = [
    ...trucks.map(row => ofRow(row, campaign)),
    ...placeholders.map(placeholder => ofPlaceholder(placeholder, campaign)),
  ]
  for (const vehicle of listed) {
    if (vehicle === undefined) continue
    const key = `${vehicle.group} ${vehicle.id}`
    const known = vehicles.get(key)
    if (known) {
      known.sources.push(...vehicle.sources)
      known.fallback.push(...vehicle.fallback)
    } else vehicles.set(key, vehicle)
  }
  return [...vehicles.values()]
}

/**
 * The items of a vehicle, in order: all from its sources, and from the fallback those of days without any. The server
 * does it in SQL, and is tested against this.
 */
export function blend<Item extends { utcDay: string }>(
  own: readonly Item[],
  fallback: readonly Item[],
): Item[] {
  if (fallback.length === 0) return [...own]
  const covered = new Set(own.map(item => item.utcDay))
  return [...own, ...fallback.filter(item => !covered.has(item.utcDay))].sort((a, b) =>
    a.utcDay < b.utcDay ? -1 : a.utcDay > b.utcDay ? 1 : 0,
  )
}
