import type { placeholderEndpoints } from '@product/sdk/features/macros'
import {
  type Placeholder,
  placeholderKind,
  placeholderProblems,
  PLACEHOLDER_FIELDS,
} from '@product/sdk/nouns/placeholders'
import { Conflict, Invalid, NotFound, StaleEdit } from '../../contract/refusals'
import type { Db } from '../../db/db'
import type { Call } from '../../http/implement'
import { touchCampaigns } from '../../nouns/campaigns/campaign-store'
import {
  changePlaceholder,
  findPlaceholder,
  lockPlaceholders,
  placeholdersWithGroups,
} from '../../nouns/placeholders/placeholder-store'
import { clearWeightings } from '../../nouns/placeholders/waypoint-bridge-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import type { Start } from './placed-first'
import { campaignsOfPlaceholders } from './campaigns-of-placeholders'
import { namedList } from './named-list'
import { holdLinkedGroups, refuseWrongWeighting, saveGroups } from './save-groups'

type Update = typeof placeholderEndpoints.updatePlaceholder

/** A placeholder whose campaigns, before and after, are held; and their names. */
async function held(db: Db, id: number, campaignId: number | null | undefined) {
  const seen = await findPlaceholder(db, id)
  if (!seen) throw new NotFound('This placeholder')
  const moves = campaignId !== undefined && campaignId !== seen.campaign_id
  const campaigns = await touchCampaigns(db, [seen.campaign_id, moves ? campaignId : null])
  if (moves && typeof campaignId === 'number' && seen.campaign_id === null && campaigns.length === 0) {
    throw new Invalid({ campaign_id: 'This campaign was not found.' })
  }
  const [stored] = await lockPlaceholders(db, [id])
  if (!stored || stored.campaign_id !== seen.campaign_id) throw new Conflict('Please try again.')
  return { stored, moves, campaign: campaigns[0] }
}

/** A macro that stands in for trucks can't become a Rep Route, which stands in for none. */
async function refuseUsedMacro(db: Db, stored: Placeholder, is_macro: boolean | undefined) {
  if (!stored.is_macro || is_macro !== false) return
  const using = (await campaignsOfPlaceholders(db, [stored.placeholder_id])).get(stored.placeholder_id) ?? []
  const others = using.filter(({ campaign_id }) => campaign_id !== stored.campaign_id)
  if (others.length === 0) return
  const names = namedList(others.map(({ name }) => name))
  throw new Invalid({ is_macro: `Trucks use this macro on ${names}. Take it off there first.` })
}

export async function updatePlaceholder(call: Call<Update>, start: Start) {
  const { db, params, body } = call
  const { version, waypoint_ids, ...change } = body
  const { stored, moves, campaign } = await held(db, params.id, change.campaign_id)
  const [before] = await placeholdersWithGroups(db, [params.id])
  const kind = placeholderKind(stored)
  if (version !== undefined && version !== stored.version) throw new StaleEdit(`The ${kind}`, before)
  if (moves && stored.campaign_id !== null && change.campaign_id !== null) {
    throw new Invalid({ campaign_id: `This ${kind} is on another campaign. Remove it there first.` })
  }
  const problems = placeholderProblems({ ...stored, ...change })
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  await refuseUsedMacro(db, stored, change.is_macro)
  const use_weighting = change.use_weighting ?? stored.use_weighting
  if (waypoint_ids) {
    refuseWrongWeighting(use_weighting, waypoint_ids)
    await holdLinkedGroups(db, waypoint_ids)
  }
  // The form sends it with every save; what is known of it is not lost where nobody answers now.
  const isPlaced = change.start_point === stored.start_point && before?.start_point_geo_coord != null
  const changed = await changePlaceholder(db, params.id, { ...change, ...(isPlaced ? undefined : start) })
  if (waypoint_ids) await saveGroups(db, params.id, use_weighting, waypoint_ids)
  else if (!use_weighting) await clearWeightings(db, params.id)
  const updated = await placeholdersWithGroups(db, [params.id])
  const what = `${placeholderKind(changed)} ${changed.name}`
  await recordAudit(db, {
    ...call,
    action: !moves
      ? `updated ${what}`
      : change.campaign_id === null
        ? `removed ${what} from campaign ${campaign}`
        : `added ${what} to campaign ${campaign}`,
    entity: 'placeholder',
    entityId: params.id,
    before,
    after: updated[0],
    fields: PLACEHOLDER_FIELDS,
  })
  return { updated_placeholder: updated }
}
