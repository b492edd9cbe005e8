import { campaignTruckEndpoints } from '@product/sdk/features/campaigns'
import {
  CAMPAIGN_TRUCK_FIELDS,
  CAMPAIGN_TRUCK_TEXTS,
  isTrackedBackwards,
  overlapWarnings,
  type CampaignTruck,
  vehicleName,
} from '@product/sdk/nouns/campaigns'
import { placeholderKind } from '@product/sdk/nouns/placeholders'
import { dayStartMs, losAngelesDay } from '@product/sdk/values'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import type { Db } from '../../db/db'
import {
  availablePlaceholders,
  changePlaceholder,
  findPlaceholder,
  lockPlaceholders,
  placeholdersOf,
} from '../../nouns/placeholders/placeholder-store'
import { Conflict, Invalid, NotFound, StaleEdit } from '../../contract/refusals'
import { implement } from '../../http/implement'
import {
  changeCampaign,
  findEditedCampaign,
  lockCampaign,
  type StoredCampaign,
  wireCampaign,
} from '../../nouns/campaigns/campaign-store'
import {
  availableTrucks,
  campaignOfTruck,
  campaignTrucksNamed,
  changeCampaignTruck,
  deleteCampaignTrucks,
  insertCampaignTrucks,
  someTrucksOf,
  trucksOf,
} from '../../nouns/campaigns/campaign-truck-store'
import { refuseUnknownVehicles } from './check-vehicles'
import { requireVehicle } from './require-vehicle'

/** A truck of a campaign with that campaign, both kept from other writes until this one is done. */
async function lockTruck(tx: Db, id: number): Promise<{ campaign: StoredCampaign; truck: CampaignTruck }> {
  const campaignId = await campaignOfTruck(tx, id)
  const campaign = campaignId === undefined ? undefined : await lockCampaign(tx, campaignId)
  const [truck] = campaign ? await someTrucksOf(tx, campaign, [id]) : []
  if (!campaign || !truck) throw new NotFound('This truck on a campaign')
  return { campaign, truck }
}

/** Warnings of one truck, among all on its campaign. */
async function warningsOf(db: Db, campaign: StoredCampaign, id: number | undefined): Promise<string[]> {
  const all = overlapWarnings(await trucksOf(db, campaign), wireCampaign(campaign))
  return all.filter(({ truck_campaign_id }) => truck_campaign_id === id).map(({ text }) => text)
}

export const campaignTruckHandlers = implement(campaignTruckEndpoints, {
  async campaignTrucks({ db, params }) {
    const campaign = await findEditedCampaign(db, params.id)
    if (!campaign) throw new NotFound('This campaign')
    const trucks = await trucksOf(db, campaign)
    return { campaign: { trucks, placeholders: await placeholdersOf(db, params.id) } }
  },

  async addCampaignTruck(call) {
    const { db, params, body } = call
    const { id: _, version: __, macro_truck_id: macro_id, ...tracking } = body
    const fields = requireVehicle({ ...params.truckId, macro_id, ...tracking })
    const campaign = await lockCampaign(db, params.id)
    if (!campaign) throw new NotFound('This campaign')
    await refuseUnknownVehicles(db, [{ prefix: '', fields }])
    const [id] = await insertCampaignTrucks(db, params.id, [fields])
    const added = await someTrucksOf(db, campaign, id === undefined ? [] : [id])
    await changeCampaign(db, params.id)
    await recordAudit(db, {
      ...call,
      action: `added ${added.map(vehicleName).join()} to campaign ${campaign.name}`,
      entity: 'truck_campaign',
      fields: CAMPAIGN_TRUCK_FIELDS,
      entityId: id,
      after: added[0],
    })
    return { new_truck_campaign: added, warnings: await warningsOf(db, campaign, id) }
  },

  async updateCampaignTruck(call) {
    const { db, params, body } = call
    const { campaign, truck } = await lockTruck(db, params.id)
    const { id: _, version, macro_truck_id: macro_id, ...tracking } = body
    if (version !== undefined && version !== truck.version) throw new StaleEdit('This truck', truck)
    // The truck of a row never changes by this call; the macro may.
    requireVehicle({ truck_id: truck.truck_id, macro_id: macro_id === undefined ? truck.macro_id : macro_id })
    if (isTrackedBackwards({ ...truck, ...tracking }))
      throw new Invalid({ tracking_end: CAMPAIGN_TRUCK_TEXTS.endBeforeStart })
    const chosen = { truck_id: null, macro_id: macro_id === truck.macro_id ? null : (macro_id ?? null) }
    await refuseUnknownVehicles(db, [{ prefix: '', fields: chosen }])
    await changeCampaignTruck(db, params.id, { ...tracking, macro_id })
    const updated = await someTrucksOf(db, campaign, [params.id])
    await changeCampaign(db, campaign.campaign_id)
    await recordAudit(db, {
      ...call,
      action: `changed ${vehicleName(truck)} on campaign ${campaign.name}`,
      entity: 'truck_campaign',
      fields: CAMPAIGN_TRUCK_FIELDS,
      entityId: params.id,
      before: truck,
      after: updated[0],
    })
    return { updated_truck_campaign: updated, warnings: await warningsOf(db, campaign, params.id) }
  },

  async removeCampaignTruck(call) {
    const { db, params } = call
    const { campaign, truck } = await lockTruck(db, params.id)
    await deleteCampaignTrucks(db, campaign.campaign_id, [params.id])
    await changeCampaign(db, campaign.campaign_id)
    await recordAudit(db, {
      ...call,
      action: `removed ${vehicleName(truck)} from campaign ${campaign.name}`,
      entity: 'truck_campaign',
      fields: CAMPAIGN_TRUCK_FIELDS,
      entityId: params.id,
      before: truck,
    })
    return { deleted_truck_campaign: [truck] }
  },

  async availableTrucks({ db, query, now }) {
    return {
      unassigned_campaign_trucks: await availableTrucks(db, {
        ...query,
        includeAssigned: query.include_assigned === 'true',
        since: new Date(dayStartMs(losAngelesDay(now))),
      }),
    }
  },

  async namedCampaignTrucks({ db, query }) {
    return { truck_campaigns: await campaignTrucksNamed(db, query) }
  },

  async availablePlaceholders({ db, query }) {
    const isMacro = query.is_macro === undefined ? undefined : query.is_macro === 'true'
    return { unassigned_placeholders: await availablePlaceholders(db, { ...query, isMacro }) }
  },

  async removePlaceholder(call) {
    const { db, params } = call
    const seen = await findPlaceholder(db, params.id)
    if (!seen || seen.campaign_id === null) throw new NotFound('This Rep Route on a campaign')
    const campaign = await lockCampaign(db, seen.campaign_id)
    const [stored] = await lockPlaceholders(db, [params.id])
    if (!campaign || stored?.campaign_id !== seen.campaign_id) throw new Conflict('Please try again.')
    const changed = await changePlaceholder(db, params.id, { campaign_id: null })
    await changeCampaign(db, campaign.campaign_id)
    await recordAudit(db, {
      ...call,
      action: `removed ${placeholderKind(stored)} ${stored.name} from campaign ${campaign.name}`,
      entity: 'placeholder',
      entityId: params.id,
      before: stored,
      after: changed,
    })
    return { updated_placeholder: [changed] }
  },
})
