import { type TotalsByProvenance, UTC_DAYS_NOTE } from '@product/sdk/features/analytics'
import { type Day, analyticsDayText, dayTicks, valueTicks, weekendSpans } from '@product/sdk/values'
import { memo, type ReactElement, useId } from 'react'
import { ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import styles from './DayChart.module.css'
import { type DayBrush, PLOT } from './use-day-brush'

/** A chart of days in its card. The table below says the same, so screen readers pass over the drawing. */
export function DayChart({
  title,
  note,
  height,
  daily,
  brush,
  children,
}: {
  title: string
  /** How it is to be read, beside the note on its days. */
  note?: string
  /** Pixels, the axis of days among them. */
  height: number
  daily: readonly DayRow[]
  brush: DayBrush
  children: ReactElement
}) {
  const titleId = useId()
  const { faded } = brush
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
        <span className={styles.note}>{[note, UTC_DAYS_NOTE].filter(Boolean).join(' · ')}</span>
      </h2>
      <div className={styles.chart} aria-hidden="true" style={{ height }} {...brush.handlers}>
        <Weekends daily={daily} />
        <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 600, height }}>
          {children}
        </ResponsiveContainer>
        {faded && (
          <>
            <div className={styles.faded} style={{ left: PLOT.left, width: plotShare(faded.before) }} />
            <div className={styles.faded} style={{ right: PLOT.right, width: plotShare(faded.after) }} />
          </>
        )}
      </div>
    </section>
  )
}

/** Behind the drawing: Saturdays and Sundays shaded. */
const Weekends = memo(function Weekends({ daily }: { daily: readonly DayRow[] }) {
  const spans = weekendSpans(daily.map(({ day }) => day))
  return spans.map(({ at, length }) => (
    <div
      key={at}
      className={styles.weekend}
      style={{
        left: `calc(${PLOT.left}px + ${plotShare(at / daily.length)})`,
        width: plotShare(length / daily.length),
      }}
    />
  ))
})

/** A share of the width in which days are drawn. */
const plotShare = (share: number): string => `calc((100% - ${PLOT.left + PLOT.right}px) * ${share})`

/** The same in both charts, so that their days stand above one another. */
export const CHART = {
  margin: { top: 8, right: PLOT.right, bottom: 0, left: 0 },
  syncId: 'days',
  accessibilityLayer: false,
} as const

const tick = { fill: 'var(--color-text-muted)', fontSize: 12 }

const monthDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })

/** `May 4`. */
const tickText = (day: Day): string => monthDay.format(new Date(`${day}T00:00:00Z`))

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** Marked where weeks start, as many of them as there is room for. */
export const dayAxis = (daily: readonly DayRow[]) => (
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
export function valueAxis(values: readonly number[]) {
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
export const dayTooltip = (figures: (row: DayRow) => readonly string[]) => (
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

export interface DayRow {
  day: Day
  miles: number
  impressions: number
  cumulativeMiles: number
  cumulativeImpressions: number
  byProvenance: TotalsByProvenance
}
