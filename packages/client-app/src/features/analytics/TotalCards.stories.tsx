import type { Meta, StoryObj } from '@storybook/react-vite'
import { campaignTotals, dailyTotals, periodTrend, withIdleDays } from '@product/sdk/features/analytics'
import { inPage } from '../../ui/in-page'
import { storyDays } from './story-analytics'
import { TotalCards } from './TotalCards'

const argsFor = (days: number) => {
  const vehicles = storyDays(days)
  return {
    totals: campaignTotals(vehicles),
    trend: periodTrend(vehicles, undefined),
    vehicles,
    daily: withIdleDays(dailyTotals(vehicles.flatMap(({ analytics = [] }) => analytics))),
    picked: false,
    measuredOnly: false,
  }
}

const meta = {
  title: 'Advertiser/Analytics/TotalCards',
  component: TotalCards,
  decorators: [inPage],
  args: argsFor(56),
} satisfies Meta<typeof TotalCards>

export default meta
type Story = StoryObj<typeof meta>

export const WithTrend: Story = {}

export const TooShortForATrend: Story = { args: argsFor(9) }

export const TwoYears: Story = { args: argsFor(730) }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
