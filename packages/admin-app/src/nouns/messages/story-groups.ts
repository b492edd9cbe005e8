import { api } from '@product/sdk/api'
import { answer } from '@product/sdk/testing'

type Custom = Parameters<typeof answer<typeof api.customGroups>>[1]['groups'][number]

export const storyMembers = [
  { vendor_id: 3, phone_number: '+13105550101', vendor_name: 'Vega Hauling' },
  {
    vendor_id: 4,
    phone_number: '+15625550102',
    vendor_name: 'Harbor & Sons Hauling and Freight Company of Greater Long Beach',
  },
  { vendor_id: 5, phone_number: null, vendor_name: 'Silent Freight' },
  { vendor_id: null, phone_number: '+16265550103', vendor_name: null },
]

export const storyGroup: Custom = { id: 12, group_name: 'Friday crew', vendors: storyMembers, version: 2 }

export const groupAnswers = (
  groups: Custom[] = [storyGroup, { ...storyGroup, id: 13, group_name: 'Nobody', vendors: [] }],
) => [
  answer(api.campaignGroups, {
    campaigns: [
      { campaign_id: 71, name: 'Summer Tour', vendors: storyMembers.slice(0, 3) },
      { campaign_id: 72, name: 'Harvest', vendors: [] },
    ],
    totalCampaigns: 2,
  }),
  answer(api.cityGroups, {
    cities: [{ city: 'Long Beach', vendors: storyMembers.slice(1, 2) }],
    totalCities: 1,
  }),
  answer(api.vendorsOnCampaignGroups, {
    vendorsOnCampaignGroups: [
      { name: 'November 2026', month: '2026-11', vendors: storyMembers.slice(0, 3) },
      { name: 'October 2026', month: '2026-10', vendors: storyMembers.slice(0, 2) },
    ],
  }),
  answer(api.customGroups, { groups, totalGroups: groups.length }),
]

export const noGroupAnswers = [
  answer(api.campaignGroups, { campaigns: [], totalCampaigns: 0 }),
  answer(api.cityGroups, { cities: [], totalCities: 0 }),
  answer(api.vendorsOnCampaignGroups, { vendorsOnCampaignGroups: [] }),
  answer(api.customGroups, { groups: [], totalGroups: 0 }),
]
