import { CAMPAIGN_SORTS } from '../packages/sdk/src/nouns/campaigns/campaign-sorts'
import { bareCampaignPage, type BarePage } from './support/bare-campaign-page'
import { compareCrowd, compareProcess, onFilledDatabase, slowestSort } from './support/list-bench'
import { storeManyCampaigns } from './support/many-campaigns'
import type { Figure } from './support/measure'

function compared(page: BarePage) {
  const { list, page: number = 0, search = '' } = page
  const address = `/api/${list}-campaigns?${new URLSearchParams({ page: String(number), search })}`
  return { address, statements: [bareCampaignPage(page)] }
}

/** Campaign lists over 100,000 campaigns on PostgreSQL, against a bare server: 95 of 100 of 16 at once. */
export const run = (): Promise<Figure[]> =>
  onFilledDatabase(
    'haulboard_bench_lists',
    ({ pool }) => storeManyCampaigns(pool),
    async servers => {
      const sorted = { path: '/api/expired-campaigns', sorts: CAMPAIGN_SORTS }
      const compare = (name: string, page: BarePage) => compareCrowd(name, servers, compared(page))
      return [
        await compare('Active campaigns of 100,000, first page', { list: 'active' }),
        await compareProcess('the same, processor time', servers, compared({ list: 'active' })),
        await compare('Expired campaigns, first page', { list: 'expired' }),
        await compare('page 9,000', { list: 'expired', page: 9000 }),
        await compare('contains-search for “harbor 77”', { list: 'expired', search: 'harbor 77' }),
        await compare('contains-search for “tour”', { list: 'expired', search: 'tour' }),
        await slowestSort(servers, { ...sorted, page: 0, barMs: 60 }),
        await slowestSort(servers, { ...sorted, page: 9000, barMs: 100 }),
      ]
    },
  )
