import { Alert, Box, Button, Chip, LinearProgress, Typography } from '@mui/material'
import type { RouteProcess } from '@product/sdk/nouns/placeholders'
import { shownDayText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useDates } from '../../texts/dates'
import { numberText } from '../../texts/shown-numbers'
import { CancelGeneration } from './CancelGeneration'
import { outcomeText } from './outcome-text'
import { ProcessDays } from './ProcessDays'
import { isRunning } from './use-route-processes'

const COLOURS = { running: 'primary', finished: 'success', cancelled: 'default' } as const

interface RouteGenerationProps {
  process: RouteProcess
  startsOpen: boolean
}

/** One generation: how far it is, what it waits for, and what became of its days. */
export function RouteGeneration({ process, startsOpen }: RouteGenerationProps) {
  const translate = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  const { campaign_name: name, start, end, status } = process
  return (
    <Box component="article" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography id={id} component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={COLOURS[status]}
          label={translate(`backdate.status.${status}`)}
        />
        <Typography sx={{ flex: '1 1 240px' }}>
          {translate('backdate.range', { start: shownDayText(start), end: shownDayText(end) })}
        </Typography>
        {isRunning(process) && <CancelGeneration process={process} />}
      </Box>
      <Progress process={process} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Who process={process} />
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(open => !open)}>
          {translate(isOpen ? 'backdate.hide' : 'backdate.show')}
        </Button>
      </Box>
      {isOpen && <ProcessDays process={process} />}
    </Box>
  )
}

function Progress({ process }: { process: RouteProcess }) {
  const translate = useTranslate()
  const dates = useDates()
  const { campaign_name: name, total, done, failed, waiting_for, resumes_at } = process
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (done / total) * 100}
        color={isRunning(process) ? 'primary' : 'inherit'}
        aria-label={translate('backdate.progress', { name })}
      />
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate('backdate.done', { done: numberText(done), smart_count: total })}
        {failed > 0 && (
          <Box component="span" sx={{ color: 'error.main' }}>
            {' · '}
            {translate('backdate.failed', { smart_count: failed })}
          </Box>
        )}
      </Typography>
      {waiting_for !== null && resumes_at !== null && (
        <Alert severity="warning">
          {translate('backdate.waits', {
            reason: outcomeText({ code: waiting_for }, translate),
            at: dates.moment(resumes_at),
          })}
        </Alert>
      )}
    </>
  )
}

function Who({ process }: { process: RouteProcess }) {
  const translate = useTranslate()
  const dates = useDates()
  const { started_at, started_by, ended_at } = process
  const begun = translate('backdate.started_by', { at: dates.moment(started_at), name: started_by })
  const ended = ended_at === null ? '' : `, ${translate('backdate.ended_at', { at: dates.moment(ended_at) })}`
  return (
    <Typography variant="caption" color="textSecondary" sx={{ flex: 1, minWidth: 200 }}>
      {begun}
      {ended}
    </Typography>
  )
}
