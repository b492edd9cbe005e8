import type { Meta, StoryObj } from '@storybook/react-vite'
import { campaignTotals } from '@product/sdk/analytics'
import { storyVehicles } from '../map/story-routes'
import { inPage } from '../ui/in-page'
import { CountingPanel } from './CountingPanel'
import { examplePath } from './example-path'
import { storyDays } from './story-analytics'

const example = examplePath(storyVehicles())

const meta = {
  title: 'Advertiser/Analytics/CountingPanel',
  component: CountingPanel,
  decorators: [
    Story => (
      <>
        <h2 className="visually-hidden">Numbers</h2>
        <Story />
      </>
    ),
    inPage,
  ],
  args: { campaignId: 71, totals: campaignTotals(storyDays()), example, onOpen: () => undefined },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('How is this counted?')),
} satisfies Meta<typeof CountingPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Estimated: Story = {}

export const CampaignWithFactors: Story = { args: { campaignId: 54 } }

export const GivenWithTheRoute: Story = {
  args: { example: example && { ...example, path: { ...example.path, estimated: false } } },
}

export const WithoutExample: Story = { args: { example: undefined } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
