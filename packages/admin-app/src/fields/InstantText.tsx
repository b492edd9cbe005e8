import { type Instant, instantMs } from '@product/sdk/values'
import { useDates } from '../texts/dates'

/** A point in time as the business reads it, in Los Angeles (`11/27/2026, 4:35 PM`); the zone shows on hover. */
export function InstantText({ instant }: { instant: Instant }) {
  const dates = useDates()
  return (
    <time
      dateTime={new Date(instantMs(instant)).toISOString()}
      title={dates.whole(instant)}
      style={{ whiteSpace: 'nowrap' }}
    >
      {dates.moment(instant)}
    </time>
  )
}
