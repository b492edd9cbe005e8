import { campaignDay, type Instant, shownDayText } from '@product/sdk/values'

const UTC_DAY_EDGE = /T(00:00:00\.000|23:59:59\.999)Z$/

/** The calendar date that a campaign's instant stands for; the zone by which it was read shows on hover. */
export function DayText({ instant }: { instant: Instant }) {
  const iso = new Date(instant).toISOString()
  const day = campaignDay(instant)
  const zone = UTC_DAY_EDGE.test(iso) ? 'UTC' : 'Los Angeles'
  return (
    <time dateTime={iso} title={`${shownDayText(day)} (${zone})`}>
      {shownDayText(day)}
    </time>
  )
}
