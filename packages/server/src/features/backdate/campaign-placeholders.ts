import type { Db } from '../../db/db'
import { isMacroOfCampaign, macrosOfCampaign } from '../../nouns/campaigns/campaign-truck-store'
import { placeholdersOf, placeholdersWithGroups } from '../../nouns/placeholders/placeholder-store'

/** All that is modelled for a campaign: its placeholders, and the macros of its trucks; each once. */
export async function campaignPlaceholders(db: Db, campaignId: number) {
  const own = (await placeholdersOf(db, campaignId)).map(({ placeholder_id }) => placeholder_id)
  const macros = await macrosOfCampaign(db, campaignId)
  const all = [...new Set([...own, ...macros])].toSorted((a, b) => a - b)
  return placeholdersWithGroups(db, all)
}

/** That one of them; undefined where it is none of them. */
export async function campaignPlaceholder(db: Db, campaignId: number, placeholderId: number) {
  const [found] = await placeholdersWithGroups(db, [placeholderId])
  if (!found) return undefined
  const isModelled =
    found.campaign_id === campaignId || (await isMacroOfCampaign(db, campaignId, placeholderId))
  return isModelled ? found : undefined
}
