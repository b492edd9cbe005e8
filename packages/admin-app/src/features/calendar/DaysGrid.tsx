import { Box, Link as TextLink, Typography } from '@mui/material'
import type { CalendarEvent, CalendarView } from '@product/sdk/features/calendar'
import type { Day } from '@product/sdk/values'
import { useLocale, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { dayName, weekdayName } from './day-names'
import { eventKey } from './event-link'
import { EventLine } from './EventLine'
import { PAPER_ONLY, SCREEN_ONLY } from './on-paper'

/** So many are shown of a day of a month; its week and a printed month show all. */
const MOST_OF_A_DAY = 3

interface DaysGridProps {
  weeks: readonly (readonly Day[])[]
  view: CalendarView
  /** The month in the middle: days at its edges are pale. */
  month: string
  today: Day
  eventsOf: (day: Day) => readonly CalendarEvent[]
  label: string
}

/** Weeks as rows of seven days. */
export function DaysGrid({ weeks, view, month, today, eventsOf, label }: DaysGridProps) {
  const locale = useLocale()
  return (
    <Box
      component="table"
      aria-label={label}
      sx={{
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        bgcolor: 'background.paper',
        'th, td': { border: 1, borderColor: 'divider', verticalAlign: 'top', p: 0.5 },
        td: { height: view === 'week' ? 420 : 116 },
      }}
    >
      <thead>
        <tr>
          {weeks[0]?.map(day => (
            <Typography key={day} component="th" scope="col" variant="caption" color="textSecondary">
              {weekdayName(day, locale)}
            </Typography>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(([first = '', ...rest]) => (
          <tr key={first}>
            {[first, ...rest].map(day => (
              <DayCell
                key={day}
                day={day}
                events={eventsOf(day)}
                isWhole={view === 'week'}
                isToday={day === today}
                isPale={view === 'month' && !day.startsWith(month)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

interface DayCellProps {
  day: Day
  events: readonly CalendarEvent[]
  isWhole: boolean
  isToday: boolean
  isPale: boolean
}

function DayCell({ day, events, isWhole, isToday, isPale }: DayCellProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const shown = isWhole || events.length <= MOST_OF_A_DAY + 1 ? events : events.slice(0, MOST_OF_A_DAY)
  const more = events.slice(shown.length)
  return (
    <Box component="td" sx={{ bgcolor: isPale ? 'background.default' : undefined }}>
      <Typography
        component="time"
        dateTime={day}
        variant="caption"
        aria-label={dayName(day, locale)}
        aria-current={isToday ? 'date' : undefined}
        color={isPale ? 'textSecondary' : 'textPrimary'}
        sx={{
          display: 'inline-block',
          minWidth: 22,
          textAlign: 'center',
          mb: 0.5,
          ...(isToday && {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            borderRadius: 1,
            fontWeight: 600,
          }),
        }}
      >
        {Number(day.slice(8))}
      </Typography>
      <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {shown.map(event => (
          <EventLine key={eventKey(event)} event={event} isWhole={isWhole} />
        ))}
        {more.length > 0 && (
          <TextLink
            component={Link}
            to={`?view=week&day=${day}`}
            variant="caption"
            aria-label={`${translate('calendar.more', { smart_count: more.length })}, ${dayName(day, locale)}`}
            sx={SCREEN_ONLY}
          >
            {translate('calendar.more', { smart_count: more.length })}
          </TextLink>
        )}
        {more.map(event => (
          <Box key={eventKey(event)} sx={PAPER_ONLY}>
            <EventLine event={event} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
