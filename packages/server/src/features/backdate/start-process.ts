import { BACKDATE_TEXTS, backdateProblems, isBackdateLocked } from '@product/sdk/nouns/placeholders'
import type { Db } from '../../db/db'
import { Conflict, Invalid } from '../../contract/refusals'
import { lockCampaign } from '../../nouns/campaigns/campaign-store'
import { findProcess, insertProcess } from '../../nouns/placeholders/route-process-store'
import { type Actor, recordAudit } from '../../nouns/record-keeping/record-audit'
import { campaignPlaceholders } from './campaign-placeholders'

interface Start {
  campaign_id: number
  start: string
  end: string
}

/** Stores that routes are to be generated; the server's job works it off. */
export async function startProcess(
  tx: Db,
  { campaign_id, start, end }: Start,
  by: { session: Actor; now: Date; requestId: string },
) {
  const problems = backdateProblems({ start, end }, by.now)
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  const campaign = await lockCampaign(tx, campaign_id)
  if (!campaign) throw new Invalid({ campaign_id: BACKDATE_TEXTS.noCampaign })
  const placeholders = await campaignPlaceholders(tx, campaign_id)
  if (placeholders.length === 0) throw new Invalid({ campaign_id: BACKDATE_TEXTS.noPlaceholders })
  if (isBackdateLocked(by.now)) throw new Conflict(BACKDATE_TEXTS.blocked)
  const process = {
    campaign_id,
    campaign_name: campaign.name,
    start_on: start,
    end_on: end,
    started_at: by.now,
    started_by: by.session.name,
  }
  const id = await insertProcess(tx, process, placeholders)
  if (id === undefined) throw new Conflict(BACKDATE_TEXTS.blocked)
  await recordAudit(tx, {
    ...by,
    action: `started generating routes of ${campaign.name} from ${start} until before ${end}`,
    entity: 'route_process',
    entityId: id,
  })
  const stored = await findProcess(tx, id)
  return { processes: stored ? [stored] : [] }
}
