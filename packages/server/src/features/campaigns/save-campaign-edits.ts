import type { campaignEndpoints } from '@product/sdk/features/campaigns'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { NotFound, StaleEdit } from '../../contract/refusals'
import type { Handler } from '../../http/implement'
import { applyEdits, touchesParts } from './apply-edits'
import { auditedFields, auditedSave } from './audited-campaign'
import { changeCampaign, insertCampaign, lockCampaign } from '../../nouns/campaigns/campaign-store'
import { changedFields, refuseUnknownClient } from './check-campaign'
import { savedParts, wholeCampaign } from './whole-campaign'

/** Saves everything that was staged, or nothing. The page previews; here the same rules decide. */
export const saveCampaignEdits: Handler<typeof campaignEndpoints.saveCampaignEdits> = async call => {
  const { db, params, body } = call
  const { version, fields: change, ...parts } = body
  const stored = await lockCampaign(db, params.id)
  if (!stored) throw new NotFound('This campaign')
  const before = await wholeCampaign(db, stored)
  if (version !== undefined && version !== stored.version) throw new StaleEdit('This campaign', before)
  const changesFields = Object.keys(change).length > 0
  if (!changesFields && !touchesParts(parts)) {
    return { updated_campaign: [before.campaign], ...savedParts(before) }
  }
  const fields = changesFields ? changedFields(stored, change) : undefined
  if (fields) await refuseUnknownClient(db, fields.user_id, stored, 'fields.')
  await applyEdits(db, params.id, parts, before)
  const after = await wholeCampaign(db, await changeCampaign(db, params.id, fields))
  await recordAudit(db, {
    ...call,
    action: `updated campaign ${after.campaign.name}`,
    entity: 'campaign',
    entityId: params.id,
    ...auditedSave(before, after),
  })
  return { updated_campaign: [after.campaign], ...savedParts(after) }
}

/** A new campaign with what was staged on it. */
export const createCampaign: Handler<typeof campaignEndpoints.createCampaign> = async call => {
  const { db, body, now } = call
  const { edits, ...fields } = body
  await refuseUnknownClient(db, fields.user_id, undefined)
  const added = await insertCampaign(db, fields, now)
  const empty = await wholeCampaign(db, added)
  const nothing = { updated: [], removed: [] }
  if (edits) {
    const { trucks, placeholders, bounding_boxes } = edits
    await applyEdits(
      db,
      added.campaign_id,
      {
        trucks: { ...nothing, ...trucks },
        placeholders: { removed: [], ...placeholders },
        bounding_boxes: { ...nothing, ...bounding_boxes },
      },
      empty,
    )
  }
  const after = edits ? await wholeCampaign(db, added) : empty
  await recordAudit(db, {
    ...call,
    action: `created campaign ${added.name}`,
    entity: 'campaign',
    entityId: added.campaign_id,
    after: { ...auditedFields(after.campaign), ...auditedSave(empty, after).after },
  })
  return { new_campaign: [after.campaign], ...savedParts(after) }
}
