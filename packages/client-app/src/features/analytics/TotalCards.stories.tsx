import type { Meta, StoryObj } from '@storybook/react-vite'
import { campaignTotals, dailyTotals, periodTrend, withIdleDays } from '@product/sdk/features/analytics'
import { expect } from 'storybook/test'
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

/** Advertisers see at once how much of a figure is modelled. */
export const WithTrend: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^\d+% modelled$/)).toHaveLength(2)
  },
}

const measured = storyDays(56).filter(({ kind }) => kind === 'truck')

export const AllMeasured: Story = {
  args: { ...argsFor(56), vehicles: measured, totals: campaignTotals(measured) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/modelled/)).not.toBeInTheDocument()
  },
}

export const TooShortForATrend: Story = { args: argsFor(9) }

export const TwoYears: Story = { args: argsFor(730) }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
