import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import { addMonths } from '@product/sdk/nouns/payments'
import { useTranslate } from 'ra-core'
import { useDates } from '../../texts/dates'

interface BoardMonthProps {
  month: string
  current: string
  onPick: (month: string) => void
}

/** Steps through the months; those to come have no pictures yet. */
export function BoardMonth({ month, current, onPick }: BoardMonthProps) {
  const translate = useTranslate()
  const dates = useDates()
  const step = (months: number, Icon: typeof ChevronLeft) => {
    const to = addMonths(month, months)
    return (
      <Tooltip title={dates.month(to)}>
        <span>
          <IconButton aria-label={dates.month(to)} disabled={to > current} onClick={() => onPick(to)}>
            <Icon />
          </IconButton>
        </span>
      </Tooltip>
    )
  }
  return (
    <Box
      role="group"
      aria-label={translate('board.month')}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}
    >
      {step(-1, ChevronLeft)}
      <Typography component="h2" variant="h2" aria-live="polite" sx={{ minWidth: 150, textAlign: 'center' }}>
        {dates.month(month)}
      </Typography>
      {step(1, ChevronRight)}
      {month !== current && (
        <Button size="small" onClick={() => onPick(current)}>
          {translate('board.this_month')}
        </Button>
      )}
    </Box>
  )
}
