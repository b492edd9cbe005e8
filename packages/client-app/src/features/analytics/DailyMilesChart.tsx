import { countText } from '@product/sdk/values'
import { Bar, BarChart, CartesianGrid } from 'recharts'
import { CHART, DayChart, type DayRow, dayAxis, dayTooltip, valueAxis } from './DayChart'
import type { DayBrush } from './use-day-brush'

/** The miles of each day. */
export function DailyMilesChart({ daily, brush }: { daily: readonly DayRow[]; brush: DayBrush }) {
  return (
    <DayChart title="Daily Miles" height={200} brush={brush}>
      <BarChart data={daily} {...CHART} barCategoryGap="18%">
        <CartesianGrid vertical={false} stroke="var(--color-border)" />
        {dayAxis}
        {valueAxis}
        {dayTooltip(row => [`${countText(row.miles, 1)} miles`])}
        <Bar
          dataKey="miles"
          fill="var(--color-primary)"
          radius={[2, 2, 0, 0]}
          maxBarSize={36}
          isAnimationActive={false}
        />
      </BarChart>
    </DayChart>
  )
}
