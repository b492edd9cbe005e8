import type { Meta, StoryObj } from '@storybook/react-vite'
import { campaignTotals } from '@product/sdk/features/analytics'
import { IMPRESSION_RULES } from '@product/sdk/nouns/driving'
import { expect } from 'storybook/test'
import { storyVehicles } from '../../campaign/story-routes'
import { inPage } from '../../ui/in-page'
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
  args: {
    campaignId: 71,
    rules: IMPRESSION_RULES,
    totals: campaignTotals(storyDays()),
    example,
    onOpen: () => undefined,
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('How is this counted?')),
} satisfies Meta<typeof CountingPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Estimated: Story = {}

export const CampaignWithFactors: Story = { args: { campaignId: 54 } }

export const RulesOfTheBusiness: Story = {
  args: { rules: { ...IMPRESSION_RULES, perPath: 100, perMile: 333 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How is this counted?'))
    await expect(canvas.getByText(/each path counts 100 and 333 more per mile/)).toBeVisible()
    await expect(canvas.getByText(/^100 \+ 333 × /)).toBeVisible()
  },
}

export const GivenWithTheRoute: Story = {
  args: { example: example && { ...example, path: { ...example.path, estimated: false } } },
}

export const WithoutExample: Story = { args: { example: undefined } }

export const RulesOnTheirWay: Story = { args: { rules: undefined } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
