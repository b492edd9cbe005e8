import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PATHS } from '../paths'
import { inPage } from '../ui/in-page'
import { CampaignCard } from './CampaignCard'
import { storyCampaigns } from '../campaign/story-campaigns'

const [usual, , , long, arabic] = storyCampaigns

const meta: Meta<typeof CampaignCard> = {
  title: 'Advertiser/Shell/CampaignCard',
  component: CampaignCard,
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
    campaign: usual,
    isSelected: false,
    now: Date.parse('2026-05-20T18:00:00Z'),
    to: '/dashboard/map?campaign=71',
  },
}

export default meta
type Story = StoryObj<typeof CampaignCard>

export const Normal: Story = {}
export const Selected: Story = { args: { isSelected: true } }
export const TrucksUnknown: Story = { args: { campaign: usual && { ...usual, truckCount: undefined } } }

export const LastDay: Story = {
  args: { campaign: usual && { ...usual, end_date: '2026-05-21T23:59:59.999Z', truckCount: 1 } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('link')
    await expect(card).toHaveTextContent('5th May 2026 – 21st May 2026')
    await expect(card).toHaveTextContent('1 day remaining')
    await expect(card).toHaveTextContent('1 truck')
  },
}

export const LongName: Story = {
  args: { campaign: long },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/<b>whose name<\/b>/)).toHaveAttribute('title', long?.name)
  },
}
export const RightToLeft: Story = { args: { campaign: arabic } }
