import { serverClock } from '@product/client-app/server-clock'
import EventOutlined from '@mui/icons-material/EventOutlined'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import { Box, Button, GlobalStyles, Skeleton, type Theme, useMediaQuery } from '@mui/material'
import { calendarWeeks } from '@product/sdk/features/calendar'
import { type Day, groupBy, losAngelesDay } from '@product/sdk/values'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRuntime } from '../../config/runtime'
import { Page } from '../../layout/Page'
import { ErrorState } from '../../layout/StateMessage'
import { daysQuery, type ShownDays, shownDays } from './calendar-address'
import { CalendarAddressDialog } from './CalendarAddressDialog'
import { CalendarBar } from './CalendarBar'
import { dayName, monthName } from './day-names'
import { DaysGrid } from './DaysGrid'
import { DaysList } from './DaysList'
import { PRINTED, paperStyles } from './on-paper'

/** Installs, ends of campaigns and removals of a month or a week; the address says which. */
export function CalendarPage() {
  const translate = useTranslate()
  const locale = useLocale()
  const { backgroundApi } = useRuntime()
  const [params, setParams] = useSearchParams()
  const [isAddressShown, setAddressShown] = useState(false)
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true })
  const today = losAngelesDay(serverClock.now())
  const shown = shownDays(params, today)
  const weeks = calendarWeeks(shown.day, shown.view)
  const days = weeks.flat()
  const [start_date = today, end_date = today] = [days[0], days.at(-1)]
  const { data, error, refetch } = useQuery({
    queryKey: ['calendar', start_date, end_date],
    queryFn: async ({ signal }) =>
      groupBy(
        (await backgroundApi.calendar({ query: { start_date, end_date }, signal })).events,
        ({ day }) => day,
      ),
  })
  const show = (next: ShownDays) => setParams(daysQuery(next, today))
  const title =
    shown.view === 'month'
      ? monthName(shown.day, locale)
      : translate('calendar.week_of', { day: dayName(start_date, locale) })
  const eventsOf = (day: Day) => data?.get(day) ?? []
  const content = () => {
    if (error && !data)
      return <ErrorState title="calendar.failed" text={error.message} onRetry={() => void refetch()} />
    if (!data) return <Skeleton variant="rounded" height={isPhone ? 240 : 24 + weeks.length * 116} />
    return isPhone ? (
      <DaysList days={days} eventsOf={eventsOf} />
    ) : (
      <DaysGrid
        weeks={weeks}
        view={shown.view}
        month={shown.day.slice(0, 7)}
        today={today}
        eventsOf={eventsOf}
        label={title}
      />
    )
  }
  return (
    <Page
      title="console.sidebar.calendar"
      actions={
        <>
          <Button startIcon={<EventOutlined />} onClick={() => setAddressShown(true)}>
            {translate('calendar.address')}
          </Button>
          <Button startIcon={<PrintOutlined />} onClick={() => window.print()}>
            {translate('calendar.print')}
          </Button>
        </>
      }
    >
      <GlobalStyles styles={paperStyles} />
      <Box className={PRINTED}>
        <CalendarBar shown={shown} today={today} title={title} onShow={show} />
        {content()}
      </Box>
      {isAddressShown && <CalendarAddressDialog onClose={() => setAddressShown(false)} />}
    </Page>
  )
}
