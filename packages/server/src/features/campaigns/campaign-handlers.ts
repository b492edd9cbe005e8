import { campaignEndpoints } from '@product/sdk/features/campaigns'
import type { CampaignSort, CampaignList } from '@product/sdk/nouns/campaigns'
import type { PagedQuery } from '@product/sdk/contract'
import { losAngelesDay } from '@product/sdk/values'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import type { Db } from '../../db/db'
import { movePlaceholders } from '../../nouns/placeholders/placeholder-store'
import { NotFound, StaleEdit } from '../../contract/refusals'
import { implement } from '../../http/implement'
import { JsonText } from '../../http/json-text'
import { deleteCampaignTrucks } from '../../nouns/campaigns/campaign-truck-store'
import { auditedFields, auditedSave } from './audited-campaign'
import {
  deleteTargetAreas,
  editedTargetAreasOf,
  findTargetArea,
  insertTargetAreas,
  updateTargetAreas,
} from '../../nouns/campaigns/target-area-store'
import { campaignPage, openCampaigns } from '../../nouns/campaigns/campaign-list-store'
import { runningCampaigns } from '../../nouns/campaigns/running-campaign-store'
import {
  changeCampaign,
  findEditedCampaign,
  lockCampaign,
  removeCampaign,
  wireCampaign,
} from '../../nouns/campaigns/campaign-store'
import { refuseUnknownClient } from './check-campaign'
import { createCampaign, saveCampaignEdits } from './save-campaign-edits'
import { wholeCampaign } from './whole-campaign'

/** One page of a list, under the list's name on the wire. */
async function pageText(
  { db, query, now }: { db: Db; query: PagedQuery<CampaignSort>; now: Date },
  list: CampaignList,
): Promise<JsonText> {
  const { listed, rowCount } = await campaignPage(db, {
    ...query,
    list,
    ascending: query.sortOrder.toLowerCase() === 'asc',
    today: losAngelesDay(now),
    now,
  })
  return new JsonText(`{"${list}_campaigns":${listed},"rowCount":${rowCount}}`)
}

const found = <Record>(record: Record | undefined, what: string): Record => {
  if (record === undefined) throw new NotFound(what)
  return record
}

/** A target area with its campaign, both kept from other writes until this one is done. */
async function lockTargetArea(tx: Db, id: number) {
  const seen = found(await findTargetArea(tx, id), 'This target area')
  const campaign = found(await lockCampaign(tx, seen.campaign_id), 'This target area')
  const { campaign_id: _, ...area } = found(await findTargetArea(tx, id), 'This target area')
  return { campaign, area }
}

export const campaignHandlers = implement(campaignEndpoints, {
  activeCampaigns: call => pageText(call, 'active'),
  inProductionCampaigns: call => pageText(call, 'in_production'),
  expiredCampaigns: call => pageText(call, 'expired'),
  openCampaigns: ({ db, now }) => openCampaigns(db, losAngelesDay(now)),
  runningCampaigns: ({ db, now, parts }) =>
    runningCampaigns(db, { now, rules: parts.settings.rules.impressions }),

  async campaign({ db, params }) {
    return { campaign: [wireCampaign(found(await findEditedCampaign(db, params.id), 'This campaign'))] }
  },
  async campaignForEdit({ db, params }) {
    return wholeCampaign(db, found(await findEditedCampaign(db, params.id), 'This campaign'))
  },

  createCampaign,
  saveCampaignEdits,

  async updateCampaign(call) {
    const { db, params, body } = call
    const { version, ...fields } = body
    const stored = found(await lockCampaign(db, params.id), 'This campaign')
    if (version !== undefined && version !== stored.version) {
      throw new StaleEdit('This campaign', wireCampaign(stored))
    }
    await refuseUnknownClient(db, fields.user_id, stored)
    const changed = wireCampaign(await changeCampaign(db, params.id, fields))
    await recordAudit(db, {
      ...call,
      action: `updated campaign ${changed.name}`,
      entity: 'campaign',
      entityId: params.id,
      before: auditedFields(wireCampaign(stored)),
      after: auditedFields(changed),
    })
    return { updated_campaign: [changed] }
  },

  async deleteCampaign(call) {
    const { db, params } = call
    const stored = found(await lockCampaign(db, params.id), 'This campaign')
    const before = await wholeCampaign(db, stored)
    await deleteTargetAreas(db, params.id)
    await movePlaceholders(
      db,
      before.placeholders.map(({ placeholder_id }) => placeholder_id),
      null,
    )
    await deleteCampaignTrucks(db, params.id)
    await removeCampaign(db, params.id)
    const nothing = { campaign: before.campaign, trucks: [], placeholders: [], bounding_box: [] }
    await recordAudit(db, {
      ...call,
      action: `deleted campaign ${stored.name}`,
      entity: 'campaign',
      entityId: params.id,
      before: auditedSave(before, nothing).before,
    })
    return { deleted_campaign: [before.campaign] }
  },

  async addTargetArea(call) {
    const { db, params, body } = call
    found(await lockCampaign(db, params.id), 'This campaign')
    const added = await insertTargetAreas(db, params.id, [body])
    const { name } = await changeCampaign(db, params.id)
    await recordAudit(db, {
      ...call,
      action: `added a target area to campaign ${name}`,
      entity: 'campaign',
      entityId: params.id,
      after: { bounding_box: added },
    })
    return { new_bounding_box: added }
  },

  async updateTargetArea(call) {
    const { db, params, body } = call
    const { campaign, area } = await lockTargetArea(db, params.id)
    if (body.version !== undefined && body.version !== area.version)
      throw new StaleEdit('This target area', area)
    await updateTargetAreas(db, campaign.campaign_id, [{ bounding_box_id: params.id, points: body.points }])
    await changeCampaign(db, campaign.campaign_id)
    const changed = (await editedTargetAreasOf(db, campaign.campaign_id)).filter(
      one => one.bounding_box_id === params.id,
    )
    await recordAudit(db, {
      ...call,
      action: `reshaped a target area of campaign ${campaign.name}`,
      entity: 'campaign',
      entityId: campaign.campaign_id,
      before: { bounding_box: [area] },
      after: { bounding_box: changed },
    })
    return { updated_bounding_box: changed }
  },

  async removeTargetArea(call) {
    const { db, params } = call
    const { campaign, area } = await lockTargetArea(db, params.id)
    await deleteTargetAreas(db, campaign.campaign_id, [params.id])
    await changeCampaign(db, campaign.campaign_id)
    await recordAudit(db, {
      ...call,
      action: `removed a target area from campaign ${campaign.name}`,
      entity: 'campaign',
      entityId: campaign.campaign_id,
      before: { bounding_box: [area] },
    })
    return { deleted_bounding_box: [area] }
  },
})
