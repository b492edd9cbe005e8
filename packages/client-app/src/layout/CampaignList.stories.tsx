import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { onPage } from '../campaign/shell-address'
import { PATHS } from '../paths'
import { inPage } from '../ui/in-page'
import { CampaignList, CampaignListSkeleton } from './CampaignList'
import { manyCampaigns, storyCampaigns } from '../campaign/story-campaigns'

const meta: Meta<typeof CampaignList> = {
  title: 'Advertiser/Shell/CampaignList',
  component: CampaignList,
  decorators: [
    Story => (
      <div style={{ width: 304 }}>
        <Story />
      </div>
    ),
    inPage,
  ],
  parameters: { path: PATHS.map },
  args: {
    campaigns: storyCampaigns,
    selected: 71,
    filter: '',
    onClearFilter: fn(),
    linkTo: id => onPage(PATHS.map, { search: '' }, id),
  },
}

export default meta
type Story = StoryObj<typeof CampaignList>

export const Normal: Story = {}
export const Many: Story = { args: { campaigns: manyCampaigns, selected: 1250 } }
export const Loading: Story = { render: () => <CampaignListSkeleton /> }
export const None: Story = { args: { campaigns: [] } }

export const Filtered: Story = {
  args: { filter: 'fERRies' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1)
  },
}
export const NoneFiltered: Story = { args: { filter: 'zebra' } }
