import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { PAGES } from '../../paths'
import { campaignLists } from './campaign-lists'
import { CAMPAIGN_TODO_TEXTS } from './campaign-todo-texts'
import { campaignTodos } from './campaign-todos'
import { trucksByDisplayName } from './trucks/trucks-by-display-name'

const CampaignsPage = fetched(async () => (await import('./CampaignsPage')).CampaignsPage)
const CreateCampaignPage = fetched(async () => (await import('./CreateCampaignPage')).CreateCampaignPage)
const EditCampaignPage = fetched(async () => (await import('./EditCampaignPage')).EditCampaignPage)

const RunningCampaigns = fetched(async () => (await import('./RunningCampaigns')).RunningCampaigns)

/** Spec: operations, 2. */
export const campaignsFeature: AdminFeature = {
  name: 'advertise',
  pages: [
    { path: PAGES.campaigns, page: CampaignsPage },
    { path: PAGES.createCampaign, page: CreateCampaignPage },
    { path: PAGES.editCampaign, page: EditCampaignPage },
  ],
  resources: Object.values(campaignLists),
  sidebar: [
    {
      name: 'advertise',
      label: 'console.sidebar.advertise',
      path: PAGES.campaigns,
      icon: CampaignOutlined,
      letter: 'a',
    },
  ],
  home: campaignTodos,
  inserts: [
    {
      name: 'running-campaigns',
      into: 'home',
      part: RunningCampaigns,
      roles: endpointRoles.runningCampaigns,
      asks: api => void api.runningCampaigns(),
    },
  ],
  actions: [{ name: 'new-campaign', label: 'console.do.new_campaign', to: 'createCampaign' }],
  finds: [trucksByDisplayName],
  texts: CAMPAIGN_TODO_TEXTS,
  pageTexts: {
    en: async () => (await import('./campaign-texts')).CAMPAIGN_TEXTS,
    es: async () => (await import('./campaign-texts-spanish')).CAMPAIGN_TEXTS_SPANISH,
  },
}
