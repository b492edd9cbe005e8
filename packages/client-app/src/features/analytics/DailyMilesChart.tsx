import { modelledTotals } from '@product/sdk/features/analytics'
import { countText } from '@product/sdk/values'
import { Bar, BarChart, CartesianGrid } from 'recharts'
import { CHART, DayChart, type DayRow, dayAxis, dayTooltip, valueAxis } from './DayChart'
import type { DayBrush } from './use-day-brush'

const measuredMiles = ({ byProvenance }: DayRow): number => byProvenance.measured.miles
const modelledMiles = ({ byProvenance }: DayRow): number => modelledTotals(byProvenance).miles

const bar = {
  stackId: 'miles',
  fill: 'var(--color-primary)',
  maxBarSize: 36,
  isAnimationActive: false,
} as const

/** The miles of each day: what is modelled stands paler above what was measured. */
export function DailyMilesChart({ daily, brush }: { daily: readonly DayRow[]; brush: DayBrush }) {
  const hasModelled = daily.some(row => modelledMiles(row) > 0)
  return (
    <DayChart
      title="Daily Miles"
      note={hasModelled ? 'Paler: modelled' : undefined}
      height={200}
      daily={daily}
      brush={brush}
    >
      <BarChart data={daily} {...CHART} barCategoryGap="18%">
        <CartesianGrid vertical={false} stroke="var(--color-border)" />
        {dayAxis(daily)}
        {valueAxis(daily.map(({ miles }) => miles))}
        {dayTooltip(row => [
          `${countText(row.miles, 1)} miles`,
          ...(modelledMiles(row) > 0 ? [`${countText(modelledMiles(row), 1)} of them modelled`] : []),
        ])}
        <Bar dataKey={measuredMiles} {...bar} />
        <Bar dataKey={modelledMiles} {...bar} fillOpacity={0.4} radius={[2, 2, 0, 0]} />
      </BarChart>
    </DayChart>
  )
}
