import type { Meta, StoryObj } from '@storybook/react-vite'
import { dailyTotals } from '@product/sdk/features/analytics'
import { inPage } from '../../ui/in-page'
import { DailyTable } from './DailyTable'
import { storyDays } from './story-analytics'

const meta = {
  title: 'Advertiser/Analytics/DailyTable',
  component: DailyTable,
  decorators: [inPage],
  args: { daily: dailyTotals(storyDays().flatMap(({ analytics = [] }) => analytics)) },
} satisfies Meta<typeof DailyTable>

export default meta
type Story = StoryObj<typeof meta>

export const Days: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
