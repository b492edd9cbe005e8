import type { Texts } from '../../config/admin-feature'

/** What the documents don't word; their own texts stand in the SDK. */
export const IMPERSONATION_PAGE_TEXTS = {
  impersonation: {
    map: 'Campaign Map',
    analytics: 'Analytics',
    pages: 'Pages of the client',
    campaign: 'Campaign',
    campaigns: 'Campaigns',
    leave: 'Stop impersonating',
    failed: 'This dashboard can’t be shown',
    no_campaign: 'This campaign is not one of the client’s.',
    start: 'Impersonate Client',
    start_text: 'See the map and the analytics of a campaign as its client does.',
    start_label: 'Client or campaign',
    start_none: 'No client or campaign found',
    start_failed: 'The list could not be loaded. Type again to retry.',
  },
} satisfies Texts
