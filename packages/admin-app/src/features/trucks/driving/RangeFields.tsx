import { Box, Button, TextField } from '@mui/material'
import { readDayRange } from '@product/sdk/nouns/campaigns'
import { isDay } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { type DayRange, lastDays, useOpenRoutes } from './use-open-routes'

const OFFERED = [7, 30] as const

/** The days between which drives show, both included: what is typed counts once it is a span. */
export function RangeFields({
  range,
  onChange,
}: {
  range: DayRange
  /** What is typed now can be shown, and is; or it can't, and `range` is of before. */
  onChange: (isShown: boolean) => void
}) {
  const translate = useTranslate()
  const open = useOpenRoutes()
  const [typed, setTyped] = useState(range)
  const problem = rangeProblem(typed)

  function type(next: DayRange): void {
    if (rangeProblem(next) === undefined) return choose(next)
    setTyped(next)
    onChange(false)
  }
  function choose(next: DayRange): void {
    setTyped(next)
    onChange(true)
    open(next)
  }

  const field = (name: 'from' | 'to') => (
    <TextField
      type="date"
      size="small"
      label={translate(`trucks.routes.${name}`)}
      value={typed[name]}
      error={problem !== undefined}
      helperText={name === 'to' && problem !== undefined ? translate(problem) : undefined}
      onChange={event => type({ ...typed, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: EARLIEST, max: LATEST } }}
    />
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', pt: 1, mb: 2 }}>
      {field('from')}
      {field('to')}
      {OFFERED.map(days => (
        <Button key={days} onClick={() => choose(lastDays(days))}>
          {translate('trucks.routes.last_days', { smart_count: days })}
        </Button>
      ))}
    </Box>
  )
}

/** The server knows drives of these years. */
const EARLIEST = '2000-01-01'
const LATEST = '2099-12-31'

function rangeProblem({ from, to }: DayRange): string | undefined {
  const isKnown = (day: string) => isDay(day) && day >= EARLIEST && day <= LATEST
  if (!isKnown(from) || !isKnown(to)) return 'trucks.routes.no_day'
  return readDayRange(new URLSearchParams({ from, to })) ? undefined : 'trucks.routes.wrong_order'
}
