import { impersonationEndpoints } from '@product/sdk/features/impersonation'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { NotFound } from '../../contract/refusals'
import { implement } from '../../http/implement'
import { campaignsOfUser } from '../../nouns/campaigns/campaign-view-store'
import { findClient } from '../../nouns/people/user-store'
import { targetPage } from './impersonation-store'

export const impersonationHandlers = implement(impersonationEndpoints, {
  async impersonate({ db, body, session, now, requestId }) {
    const client = await findClient(db, body.client_id)
    if (!client) throw new NotFound('This client user')
    const campaigns = await campaignsOfUser(db, client.user_id)
    const campaign = campaigns.find(({ id }) => id === body.campaign_id)
    if (body.campaign_id !== undefined && !campaign) throw new NotFound('This campaign of the client')
    await recordAudit(db, {
      session,
      now,
      requestId,
      action: campaign
        ? `opened the client dashboard at campaign ${campaign.name}`
        : 'opened the client dashboard',
      entity: 'impersonation',
      entityId: client.user_id,
      subject: { id: client.user_id, name: client.name },
    })
    return { client, campaigns }
  },

  async impersonationTargets({ db, query }) {
    const ascending = query.sortOrder.toLowerCase() === 'asc'
    return targetPage(db, { ...query, ascending })
  },
})
