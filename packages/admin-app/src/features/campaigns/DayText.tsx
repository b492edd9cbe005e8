import { campaignDay, type Instant, isUtcDayEdge, shownDayText } from '@product/sdk/values'

/** The calendar date that a campaign's instant stands for; the zone by which it was read shows on hover. */
export function DayText({ instant }: { instant: Instant }) {
  const iso = new Date(instant).toISOString()
  const day = campaignDay(instant)
  const zone = isUtcDayEdge(instant) ? 'UTC' : 'Los Angeles'
  return (
    <time dateTime={iso} title={`${shownDayText(day)} (${zone})`}>
      {shownDayText(day)}
    </time>
  )
}
