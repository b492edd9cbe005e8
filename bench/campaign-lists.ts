import { CAMPAIGN_SORTS } from '../packages/sdk/src/nouns/campaigns/campaign-sorts'
import { bareCampaignPage, type BarePage } from './support/bare-campaign-page'
import { comparePage, onFilledDatabase, type Servers, slowestSort } from './support/list-bench'
import { storeManyCampaigns } from './support/many-campaigns'
import type { Figure } from './support/measure'

const compare = (name: string, servers: Servers, page: BarePage, requests?: number) => {
  const { list, page: number = 0, search = '' } = page
  const address = `/api/${list}-campaigns?${new URLSearchParams({ page: String(number), search })}`
  return comparePage(name, servers, { address, statements: [bareCampaignPage(page)], requests })
}

/** Campaign lists over 100,000 campaigns on PostgreSQL: processor time against a bare server's. */
export const run = (): Promise<Figure[]> =>
  onFilledDatabase(
    'haulboard_bench_lists',
    ({ pool }) => storeManyCampaigns(pool),
    async servers => {
      const sorted = { path: '/api/expired-campaigns', sorts: CAMPAIGN_SORTS }
      return [
        await compare('Active campaigns of 100,000, first page', servers, { list: 'active' }, 320),
        await compare('Expired campaigns, first page', servers, { list: 'expired' }),
        await compare('page 9,000', servers, { list: 'expired', page: 9000 }),
        await compare('contains-search for “harbor 77”', servers, { list: 'expired', search: 'harbor 77' }),
        await compare('contains-search for “tour”', servers, { list: 'expired', search: 'tour' }),
        await slowestSort(servers, { ...sorted, page: 0, barMs: 60 }),
        await slowestSort(servers, { ...sorted, page: 9000, barMs: 100 }),
      ]
    },
  )
