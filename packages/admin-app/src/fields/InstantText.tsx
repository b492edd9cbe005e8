import { type Instant, instantMs, LOS_ANGELES } from '@product/sdk/values'

const shown = new Intl.DateTimeFormat('en-US', {
  timeZone: LOS_ANGELES,
  dateStyle: 'medium',
  timeStyle: 'short',
})
const whole = new Intl.DateTimeFormat('en-US', {
  timeZone: LOS_ANGELES,
  dateStyle: 'full',
  timeStyle: 'long',
})

/** A point in time as the business reads it, in Los Angeles (`Nov 27, 2026, 4:35 PM`); the zone shows on hover. */
export function InstantText({ instant }: { instant: Instant }) {
  const ms = instantMs(instant)
  return (
    <time
      dateTime={new Date(ms).toISOString()}
      title={`${whole.format(ms)} (Los Angeles)`}
      style={{ whiteSpace: 'nowrap' }}
    >
      {shown.format(ms)}
    </time>
  )
}
