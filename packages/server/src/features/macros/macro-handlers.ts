import { macroEndpoints } from '@product/sdk/features/macros'
import { placeholderKind, placeholderProblems } from '@product/sdk/nouns/placeholders'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { Conflict, Invalid, NotFound, StaleEdit } from '../../contract/refusals'
import { implement } from '../../http/implement'
import { touchCampaigns } from '../../nouns/campaigns/campaign-store'
import {
  changePlaceholder,
  findPlaceholder,
  lockPlaceholders,
} from '../../nouns/placeholders/placeholder-store'

export const macroHandlers = implement(macroEndpoints, {
  async updatePlaceholder({ db, params, body, session, now, requestId }) {
    const { version, ...change } = body
    const seen = await findPlaceholder(db, params.id)
    if (!seen) throw new NotFound('This placeholder')
    const moves = change.campaign_id !== undefined && change.campaign_id !== seen.campaign_id
    const left = moves || seen.campaign_id === null ? [] : [seen.campaign_id]
    const touched = moves ? [seen.campaign_id, change.campaign_id] : left
    const campaigns = await touchCampaigns(db, touched)
    if (moves && typeof change.campaign_id === 'number' && campaigns.length === 0) {
      throw new Invalid({ campaign_id: 'This campaign was not found.' })
    }
    const [stored] = await lockPlaceholders(db, [params.id])
    if (!stored || stored.campaign_id !== seen.campaign_id) throw new Conflict('Please try again.')
    if (version !== undefined && version !== stored.version) {
      throw new StaleEdit(`The ${placeholderKind(stored)}`, stored)
    }
    if (moves && stored.campaign_id !== null && change.campaign_id !== null) {
      throw new Invalid({
        campaign_id: `This ${placeholderKind(stored)} is on another campaign. Remove it there first.`,
      })
    }
    const problems = placeholderProblems({ ...stored, ...change })
    if (Object.keys(problems).length > 0) throw new Invalid(problems)
    const changed = await changePlaceholder(db, params.id, change)
    const what = `${placeholderKind(changed)} ${changed.name}`
    const [campaign] = campaigns
    const action = !moves
      ? `updated ${what}`
      : change.campaign_id === null
        ? `removed ${what} from campaign ${campaign}`
        : `added ${what} to campaign ${campaign}`
    await recordAudit(db, {
      session,
      now,
      requestId,
      action,
      entity: 'placeholder',
      entityId: params.id,
      before: stored,
      after: changed,
    })
    return { updated_placeholder: [changed] }
  },
})
