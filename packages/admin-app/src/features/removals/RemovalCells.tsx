import { serverClock } from '@product/client-app/server-clock'
import { Box } from '@mui/material'
import { daysLeft, type Removal, removalUrgency } from '@product/sdk/nouns/removals'
import { losAngelesDay } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { PageLink } from '../../layout/PageLink'

/** The name of another record; the row around it leads to the removal. */
export const RowLink = ({ name, to }: { name: string; to: string }) => (
  <Box component="span" onClick={event => event.stopPropagation()}>
    <PageLink name={name} to={to} />
  </Box>
)

/** The days until the schedule ends, or by how many it is over. */
export function DaysLeft({ removal }: { removal: Removal }) {
  const translate = useTranslate()
  const end = removal.payment_schedule_end_date
  if (end === null) return null
  const today = losAngelesDay(serverClock.now())
  const left = daysLeft(end, today)
  const urgency = removalUrgency(end, today)
  return (
    <Box
      component="span"
      sx={{
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        ...(urgency === 'overdue' && { color: 'error.main', fontWeight: 500 }),
        ...(urgency === 'this-week' && { fontWeight: 500 }),
      }}
    >
      {left < 0
        ? translate('removals.days_over', { smart_count: -left })
        : left === 0
          ? translate('removals.last_day')
          : translate('removals.days_left', { smart_count: left })}
    </Box>
  )
}
