import { Box, Card, Typography } from '@mui/material'
import type { CalendarEvent } from '@product/sdk/features/calendar'
import type { Day } from '@product/sdk/values'
import { useLocale } from 'ra-core'
import { EmptyState } from '../../layout/StateMessage'
import { dayName } from './day-names'
import { eventKey } from './event-link'
import { EventLine } from './EventLine'

/** The days on which something happens, one below the other: for a phone. */
export function DaysList({
  days,
  eventsOf,
}: {
  days: readonly Day[]
  eventsOf: (day: Day) => readonly CalendarEvent[]
}) {
  const locale = useLocale()
  const full = days.filter(day => eventsOf(day).length > 0)
  if (full.length === 0) return <EmptyState title="calendar.nothing" />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {full.map(day => (
        <Card key={day} component="section" aria-label={dayName(day, locale)} sx={{ p: 1.5 }}>
          <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
            {dayName(day, locale)}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {eventsOf(day).map(event => (
              <EventLine key={eventKey(event)} event={event} isWhole />
            ))}
          </Box>
        </Card>
      ))}
    </Box>
  )
}
