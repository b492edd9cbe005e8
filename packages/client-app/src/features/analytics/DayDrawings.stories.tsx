import { dailyTotals, withIdleDays } from '@product/sdk/features/analytics'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inPage } from '../../ui/in-page'
import { ImpressionsDrawing, MilesDrawing } from './DayDrawings'
import { storyDays } from './story-analytics'

const meta = {
  title: 'Advertiser/Analytics/DayDrawings',
  component: ImpressionsDrawing,
  decorators: [
    Story => (
      <div style={{ height: 260 }}>
        <Story />
      </div>
    ),
    inPage,
  ],
  args: { daily: withIdleDays(dailyTotals(storyDays().flatMap(({ analytics = [] }) => analytics))) },
} satisfies Meta<typeof ImpressionsDrawing>

export default meta
type Story = StoryObj<typeof meta>

export const CumulativeImpressions: Story = {}

export const DailyMiles: Story = { render: ({ daily }) => <MilesDrawing daily={daily} /> }
