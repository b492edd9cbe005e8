import type { ApiClient } from '@product/sdk/client'
import { type CustomGroup, MESSAGE_SEARCH_PAUSES_MS } from '@product/sdk/nouns/messages'
import { usePagedRows } from '../../data/use-paged-rows'
import { useKeyword } from '../../fields/use-keyword'
import type { AnyGroup, GroupKind } from './any-group'
import { GROUPS } from './resource-names'

interface Asked {
  page: number
  keyword: string
  signal: AbortSignal
}

type Load = (api: ApiClient, asked: Asked) => Promise<{ rows: AnyGroup[]; total: number }>

const LOADS: Record<GroupKind, Load> = {
  async campaign(api, { signal, ...query }) {
    const { campaigns, totalCampaigns } = await api.campaignGroups({ query, signal })
    const rows = campaigns.map(({ campaign_id, name, vendors }) => ({
      kind: 'campaign' as const,
      id: String(campaign_id),
      name,
      members: vendors,
    }))
    return { rows, total: totalCampaigns }
  },
  async city(api, { signal, ...query }) {
    const { cities, totalCities } = await api.cityGroups({ query, signal })
    const rows = cities.map(({ city, vendors }) => ({
      kind: 'city' as const,
      id: city,
      name: city,
      members: vendors,
    }))
    return { rows, total: totalCities }
  },
  async vendors_on_campaign(api, { keyword, signal }) {
    const { vendorsOnCampaignGroups } = await api.vendorsOnCampaignGroups({ signal })
    const rows = vendorsOnCampaignGroups
      .filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()))
      .map(({ name, month, vendors }) => ({
        kind: 'vendors_on_campaign' as const,
        id: month,
        name,
        members: vendors,
      }))
    return { rows, total: rows.length }
  },
  async custom(api, { signal, ...query }) {
    const { groups, totalGroups } = await api.customGroups({ query, signal })
    return { rows: groups.map(asCustomGroup), total: totalGroups }
  },
}

export const asCustomGroup = (custom: CustomGroup): AnyGroup => ({
  kind: 'custom',
  id: String(custom.id),
  name: custom.group_name,
  members: custom.vendors,
  custom,
})

/** The groups of a tab by a keyword. */
export function useGroups(kind: GroupKind) {
  const search = useKeyword(MESSAGE_SEARCH_PAUSES_MS.groups)
  const list = usePagedRows<AnyGroup>({ name: [GROUPS, kind], keyword: search.keyword, load: LOADS[kind] })
  return { search, list }
}
