import type { ReactNode } from 'react'
import {
  type CampaignTotals,
  type DailyTotal,
  type PeriodTrend,
  countedEntries,
  modelledTotals,
} from '@product/sdk/features/analytics'
import type { PathTotals } from '@product/sdk/nouns/driving'
import { rangeLength, type Vehicle } from '@product/sdk/nouns/campaigns'
import { countText, pluralText } from '@product/sdk/values'
import { Sparkline } from './Sparkline'
import styles from './TotalCards.module.css'

/** The three figures of a campaign. Spec: client dashboard, 2. */
export function TotalCards({
  totals,
  trend,
  vehicles,
  daily,
  picked,
  measuredOnly,
}: {
  totals: CampaignTotals
  /** Undefined where there is nothing to compare with. */
  trend: PeriodTrend | undefined
  vehicles: readonly Vehicle<PathTotals>[]
  /** The days that the figures are of. */
  daily: readonly DailyTotal[]
  /** They are some of the campaign's days, not all. */
  picked: boolean
  measuredOnly: boolean
}) {
  const trucks = trucksByDay(vehicles, measuredOnly)
  const modelled = modelledTotals(totals.byProvenance)
  const trendOf = (change: number | undefined) =>
    trend && change !== undefined && trendText(change, rangeLength(trend.range), picked)
  return (
    <section className={styles.cards} aria-label="Totals">
      <TotalCard
        title="Total Trucks"
        value={countText(totals.trucks)}
        trend={trendOf(trend?.trucks)}
        byDay={daily.map(({ day }) => trucks.get(day) ?? 0)}
      />
      <TotalCard
        title="Total Miles Driven"
        value={countText(totals.miles)}
        known={modelledText(modelled.miles, totals.miles)}
        trend={trendOf(trend?.miles)}
        byDay={daily.map(({ miles }) => miles)}
      />
      <TotalCard
        title="Total Impressions"
        value={countText(totals.impressions)}
        known={modelledText(modelled.impressions, totals.impressions)}
        trend={trendOf(trend?.impressions)}
        byDay={daily.map(({ impressions }) => impressions)}
      />
    </section>
  )
}

function TotalCard({
  title,
  value,
  known,
  trend,
  byDay,
}: {
  title: string
  value: string
  /** How much of it is modelled. */
  known?: string
  trend: ReactNode
  byDay: readonly number[]
}) {
  return (
    <article className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.value}>{value}</p>
      <p className={styles.trend}>
        {known !== undefined && <span>{known}</span>}
        {known !== undefined && Boolean(trend) && ' · '}
        {trend}
      </p>
      <Sparkline values={byDay} />
    </article>
  )
}

/** `34% modelled`; nothing where all of it was measured. */
function modelledText(modelled: number, all: number): string | undefined {
  if (modelled <= 0) return undefined
  const percent = Math.round((100 * modelled) / all)
  return percent < 1 ? 'under 1% modelled' : `${percent}% modelled`
}

/**
 * `▲ 12% more than in the 7 days before`. With the whole campaign shown, the latest days are compared: that has to be
 * said.
 */
function trendText(change: number, days: number, picked: boolean) {
  const before = pluralText(days, 'day', 'days')
  const percent = Math.round(Math.abs(change) * 100)
  if (percent === 0) return picked ? `No change from the ${before} before` : `No change in the last ${before}`
  const compared = picked ? `than in the ${before} before` : `in the last ${before} than in those before`
  return (
    <>
      <span className={change > 0 ? styles.more : styles.fewer}>
        <span aria-hidden="true">{change > 0 ? '▲' : '▼'}</span> {countText(percent)}%{' '}
        {change > 0 ? 'more' : 'fewer'}
      </span>{' '}
      {compared}
    </>
  )
}

/** How many vehicles drove on each day. */
function trucksByDay(vehicles: readonly Vehicle<PathTotals>[], measuredOnly: boolean): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { analytics = [] } of vehicles) {
    const days = new Set(countedEntries(analytics, { measuredOnly }).map(({ date }) => date))
    for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}
