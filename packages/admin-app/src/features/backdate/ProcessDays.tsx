import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Skeleton, Typography } from '@mui/material'
import type { RouteProcess, RouteProcessDay } from '@product/sdk/nouns/placeholders'
import { shownDayText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { ErrorState } from '../../layout/StateMessage'
import { numberText } from '../../texts/shown-numbers'
import { dayText } from './outcome-text'
import { daysByPlaceholder, type PlaceholderDays } from './process-progress'
import { isRunning, useProcessDays } from './use-route-processes'

/** What became of each placeholder's day. */
export function ProcessDays({ process }: { process: RouteProcess }) {
  const { data, error, refetch } = useProcessDays(process.route_process_id)
  if (!data && error) {
    return <ErrorState title="backdate.days_failed" text={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton variant="rounded" height={96} />
  const placeholders = daysByPlaceholder(data)
  return (
    <Box>
      {placeholders.map(one => (
        <DaysOfPlaceholder
          key={one.id}
          of={one}
          startsOpen={placeholders.length === 1}
          isRunning={isRunning(process)}
        />
      ))}
    </Box>
  )
}

interface DaysOfPlaceholderProps {
  of: PlaceholderDays
  startsOpen: boolean
  isRunning: boolean
}

function DaysOfPlaceholder({ of, startsOpen, isRunning }: DaysOfPlaceholderProps) {
  const translate = useTranslate()
  const id = useId()
  const { name, days, done, failed } = of
  const count = { smart_count: days.length, done: numberText(done) }
  const isMade = days.every(({ outcome }) => outcome?.code === 'made')
  return (
    <Accordion
      variant="outlined"
      disableGutters
      defaultExpanded={startsOpen}
      slotProps={{ heading: { component: 'h4' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} id={id} aria-controls={`${id}-days`}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
          <Typography component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2" color={failed > 0 ? 'error' : undefined}>
            {translate(done < days.length ? 'backdate.done' : 'backdate.day_count', count)}
            {isMade && `, ${translate('backdate.all_made')}`}
            {failed > 0 && `, ${translate('backdate.failed', { smart_count: failed })}`}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 0 }}>
        <Box
          component="ul"
          aria-label={translate('backdate.days_of', { name })}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {days.map(day => (
            <DayRow key={day.day} day={day} isRunning={isRunning} />
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  )
}

function DayRow({ day, isRunning }: { day: RouteProcessDay; isRunning: boolean }) {
  const translate = useTranslate()
  const { outcome } = day
  const colour = () => {
    if (!outcome) return 'textSecondary'
    return outcome.code === 'made' ? undefined : 'error'
  }
  return (
    <Box component="li" sx={{ display: 'flex', columnGap: 2, py: 0.25 }}>
      <Typography component="span" variant="body2" sx={{ flex: '0 0 84px' }}>
        {shownDayText(day.day)}
      </Typography>
      <Typography component="span" variant="body2" color={colour()} sx={{ overflowWrap: 'anywhere' }}>
        {dayText(day, isRunning, translate)}
      </Typography>
    </Box>
  )
}
