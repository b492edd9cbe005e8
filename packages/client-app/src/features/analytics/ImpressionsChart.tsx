import { countText } from '@product/sdk/values'
import { Area, AreaChart, CartesianGrid } from 'recharts'
import { CHART, DayChart, type DayRow, dayAxis, dayTooltip, valueAxis } from './DayChart'
import type { DayBrush } from './use-day-brush'

/** How the impressions of the campaign came together. */
export function ImpressionsChart({ daily, brush }: { daily: readonly DayRow[]; brush: DayBrush }) {
  return (
    <DayChart title="Cumulative Impressions" height={260} daily={daily} brush={brush}>
      <AreaChart data={daily} {...CHART}>
        <CartesianGrid vertical={false} stroke="var(--color-border)" />
        {dayAxis(daily)}
        {valueAxis(daily.map(row => row.cumulativeImpressions))}
        {dayTooltip(row => [
          `${countText(row.cumulativeImpressions)} impressions so far`,
          `${countText(row.impressions)} on this day`,
        ])}
        <Area
          dataKey="cumulativeImpressions"
          stroke="var(--color-primary-text)"
          strokeWidth={2}
          fill="var(--color-primary)"
          fillOpacity={0.12}
          isAnimationActive={false}
          activeDot={{ r: 4 }}
        />
      </AreaChart>
    </DayChart>
  )
}
