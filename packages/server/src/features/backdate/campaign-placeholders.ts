import type { Db } from '../../db/db'
import { macrosOfCampaign } from '../../nouns/campaigns/campaign-truck-store'
import { placeholdersOf, placeholdersWithGroups } from '../../nouns/placeholders/placeholder-store'

/** All that is modelled for a campaign: its placeholders, and the macros of its trucks; each once. `only`: that one. */
export async function campaignPlaceholders(db: Db, campaignId: number, only?: number) {
  const own = (await placeholdersOf(db, campaignId)).map(({ placeholder_id }) => placeholder_id)
  const macros = await macrosOfCampaign(db, campaignId)
  const all = [...new Set([...own, ...macros])].toSorted((a, b) => a - b)
  return placeholdersWithGroups(db, only === undefined ? all : all.filter(id => id === only))
}
