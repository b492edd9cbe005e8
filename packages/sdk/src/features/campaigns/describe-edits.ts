import { placeholderKind } from '../../nouns/placeholders/placeholder'
import { campaignDay } from '../../values/campaign-day'
import { shownDayText } from '../../values/utc-day'
import { type CampaignTruck, vehicleName } from '../../nouns/campaigns/campaign-truck'
import type { Campaign, CampaignFields, WholeCampaign } from '../../nouns/campaigns/campaign'
import { targetAreaId, type CampaignEdits, placeholderId, truckId } from './campaign-edits'

export type EditKind = 'field' | 'truck' | 'placeholder' | 'target_area'
export type EditChange = 'added' | 'updated' | 'removed'

/** One line of the visible list of changes. The id names what is changed, so two people's edits of it share the id. */
export interface EditLine {
  id: `${EditKind}:${string}`
  kind: EditKind
  change: EditChange
  text: string
}

const line = (kind: EditKind, change: EditChange, ref: string | number, text: string): EditLine => ({
  id: `${kind}:${ref}`,
  kind,
  change,
  text,
})

const FIELD_LABELS: Readonly<Record<keyof CampaignFields, string>> = {
  name: 'Name',
  user_id: 'Client',
  start_date: 'Start date',
  end_date: 'End date',
  view_priority: 'View priority',
  csv_report_enabled: 'CSV report',
}

/** The fields of a campaign that are entered, in the order of its form. */
export const CAMPAIGN_FIELDS = Object.keys(FIELD_LABELS) as (keyof CampaignFields)[]

const TRUCK_LABELS = {
  truck_id: 'truck',
  macro_id: 'macro',
  campaign_display_name: 'display name',
  license_plate: 'license plate',
  tracking_start: 'tracking start',
  tracking_end: 'tracking end',
  avg_mileage: 'average mileage',
  days_driven_per_week: 'days per week',
  gps_provider: 'GPS provider',
} as const satisfies Partial<Record<keyof CampaignTruck, string>>

/** The fields of a vehicle that are entered, in the order of its form. */
export const TRUCK_FIELDS = Object.keys(TRUCK_LABELS) as (keyof typeof TRUCK_LABELS)[]

const dateText = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? shownDayText(campaignDay(value)) : 'none'

function fieldText(
  campaign: Campaign,
  field: keyof CampaignFields,
  wanted: CampaignEdits['fields'][typeof field],
  clientName: (userId: number) => string | undefined,
): string {
  const text = (value: unknown): string => {
    if (field === 'start_date' || field === 'end_date') return dateText(value)
    if (field === 'csv_report_enabled') return value === true ? 'on' : 'off'
    if (value === null || value === '' || value === undefined) return 'none'
    return String(value)
  }
  const client = (id: unknown) =>
    id === campaign.user_id ? campaign.client_name : typeof id === 'number' ? clientName(id) : undefined
  const [before, after] =
    field === 'user_id'
      ? [client(campaign.user_id) ?? 'none', client(wanted) ?? text(wanted)]
      : [text(campaign[field]), text(wanted)]
  return `${FIELD_LABELS[field]}: ${before} → ${after}`
}

const changedParts = (before: CampaignTruck | undefined, after: CampaignTruck): string =>
  TRUCK_FIELDS.filter(field => before?.[field] !== after[field])
    .map(field => TRUCK_LABELS[field])
    .join(', ')

const described = ({ campaign_display_name, ...truck }: CampaignTruck): string => {
  const name = vehicleName({ campaign_display_name, ...truck })
  return name === campaign_display_name ? name : `${name} as “${campaign_display_name}”`
}

function truckLines({ trucks }: WholeCampaign, edits: CampaignEdits['trucks']): EditLine[] {
  const stored = new Map(trucks.map(truck => [truckId(truck), truck]))
  const nameOf = (id: number): string => {
    const truck = stored.get(id)
    return truck ? described(truck) : `truck ${id}`
  }
  return [
    ...edits.removed.map(id => line('truck', 'removed', id, `Remove ${nameOf(id)}`)),
    ...edits.updated.map(truck =>
      line(
        'truck',
        'updated',
        truckId(truck),
        `Change ${nameOf(truckId(truck))}: ${changedParts(stored.get(truckId(truck)), truck)}`,
      ),
    ),
    ...edits.added.map(truck => line('truck', 'added', truckId(truck), `Add ${described(truck)}`)),
  ]
}

function placeholderLines({ placeholders }: WholeCampaign, edits: CampaignEdits['placeholders']): EditLine[] {
  const nameOf = (id: number): string => {
    const found = placeholders.find(one => one.placeholder_id === id)
    return found ? `${placeholderKind(found)} ${found.name}` : `placeholder ${id}`
  }
  return [
    ...edits.removed.map(id => line('placeholder', 'removed', id, `Remove ${nameOf(id)}`)),
    ...edits.added.map(one =>
      line('placeholder', 'added', placeholderId(one), `Add ${placeholderKind(one)} ${one.name}`),
    ),
  ]
}

function targetAreaLines({ bounding_box }: WholeCampaign, edits: CampaignEdits['targetAreas']): EditLine[] {
  const nameOf = (id: number): string =>
    `target area ${bounding_box.findIndex(area => targetAreaId(area) === id) + 1}`
  return [
    ...edits.removed.map(id => line('target_area', 'removed', id, `Remove ${nameOf(id)}`)),
    ...edits.updated.map(area =>
      line('target_area', 'updated', targetAreaId(area), `Reshape ${nameOf(targetAreaId(area))}`),
    ),
    ...edits.added.map(area => line('target_area', 'added', targetAreaId(area), 'Add a target area')),
  ]
}

/**
 * The visible list of changes, in the order in which they are saved. `clientName` tells the name of a client who was
 * picked; without it the id stands there.
 */
export function describeEdits(
  whole: WholeCampaign,
  edits: CampaignEdits,
  clientName: (userId: number) => string | undefined = () => undefined,
): EditLine[] {
  const fields = Object.keys(edits.fields) as (keyof CampaignFields)[]
  return [
    ...fields.map(field =>
      line('field', 'updated', field, fieldText(whole.campaign, field, edits.fields[field], clientName)),
    ),
    ...truckLines(whole, edits.trucks),
    ...placeholderLines(whole, edits.placeholders),
    ...targetAreaLines(whole, edits.targetAreas),
  ]
}
