import { modelledTotals } from '@product/sdk/features/analytics'
import { type Day, analyticsDayText, countText, dayTicks, valueTicks } from '@product/sdk/values'
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { DayRow } from './DayChart'
import styles from './DayChart.module.css'
import { PLOT } from './use-day-brush'

/** The same in both charts, so that their days stand above one another. */
const CHART = {
  margin: { top: 8, right: PLOT.right, bottom: 0, left: 0 },
  syncId: 'days',
  accessibilityLayer: false,
} as const

/** As large as the box around it, which is measured once it stands. */
const BOX = { width: '100%', height: '100%', initialDimension: { width: 600, height: 200 } } as const

const tick = { fill: 'var(--color-text-muted)', fontSize: 12 }

const monthDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })

/** `May 4`. */
const tickText = (day: Day): string => monthDay.format(new Date(`${day}T00:00:00Z`))

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** Marked where weeks start, as many of them as there is room for. */
const dayAxis = (daily: readonly DayRow[]) => (
  <XAxis
    dataKey="day"
    ticks={dayTicks(daily.map(({ day }) => day))}
    interval="equidistantPreserveStart"
    scale="band"
    tickFormatter={tickText}
    tick={tick}
    tickLine={false}
    axisLine={{ stroke: 'var(--color-border)' }}
    minTickGap={36}
  />
)

/** Marked in round steps up to what holds the largest figure. */
function valueAxis(values: readonly number[]) {
  const ticks = valueTicks(values.reduce((most, value) => Math.max(most, value), 0))
  return (
    <YAxis
      width={PLOT.left}
      domain={[0, ticks.at(-1) ?? 0]}
      ticks={ticks}
      interval={0}
      tickFormatter={(value: number) => compact.format(value)}
      tick={tick}
      tickLine={false}
      axisLine={false}
    />
  )
}

/** What stands under the pointer, in both charts at once. */
const dayTooltip = (figures: (row: DayRow) => readonly string[]) => (
  <Tooltip
    isAnimationActive={false}
    wrapperStyle={{ zIndex: 2 }}
    cursor={{ fill: 'var(--color-text)', fillOpacity: 0.06, stroke: 'var(--color-border-strong)' }}
    content={({ active, payload }) => {
      // Recharts hands back the rows it was given.
      const row = payload?.[0]?.payload as DayRow | undefined
      if (!active || !row) return null
      return (
        <div className={styles.tooltip}>
          <p className={styles.day}>{analyticsDayText(row.day)} UTC</p>
          {figures(row).map(text => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )
    }}
  />
)

/** How the impressions of the campaign came together. */
export const ImpressionsDrawing = ({ daily }: { daily: readonly DayRow[] }) => (
  <ResponsiveContainer {...BOX}>
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
  </ResponsiveContainer>
)

const measuredMiles = ({ byProvenance }: DayRow): number => byProvenance.measured.miles
const modelledMiles = ({ byProvenance }: DayRow): number => modelledTotals(byProvenance).miles

const bar = {
  stackId: 'miles',
  fill: 'var(--color-primary)',
  maxBarSize: 36,
  isAnimationActive: false,
} as const

/** The miles of each day: what is modelled stands paler above what was measured. */
export const MilesDrawing = ({ daily }: { daily: readonly DayRow[] }) => (
  <ResponsiveContainer {...BOX}>
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
  </ResponsiveContainer>
)
