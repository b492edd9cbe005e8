import { Box, Button, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import { EARLIEST, LATEST } from './range-problem'
import { type DayRange, lastDays } from './use-open-routes'

const OFFERED = [7, 30] as const

/** The days between which drives show, both included. */
export function RangeFields({
  typed,
  problem,
  onType,
}: {
  typed: DayRange
  problem: string | undefined
  onType: (range: DayRange) => void
}) {
  const translate = useTranslate()
  const field = (name: 'from' | 'to') => (
    <TextField
      type="date"
      size="small"
      label={translate(`trucks.routes.${name}`)}
      value={typed[name]}
      error={problem !== undefined}
      helperText={name === 'to' && problem !== undefined ? translate(problem) : undefined}
      onChange={event => onType({ ...typed, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: EARLIEST, max: LATEST } }}
    />
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', pt: 1, mb: 2 }}>
      {field('from')}
      {field('to')}
      {OFFERED.map(days => (
        <Button key={days} onClick={() => onType(lastDays(days))}>
          {translate('trucks.routes.last_days', { smart_count: days })}
        </Button>
      ))}
    </Box>
  )
}
