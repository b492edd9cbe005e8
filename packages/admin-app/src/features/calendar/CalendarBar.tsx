import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, Button, IconButton, ToggleButton, ToggleButtonGroup, Tooltip, Typography } from '@mui/material'
import { turnedPage } from '@product/sdk/features/calendar'
import type { Day } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import type { ShownDays } from './calendar-address'
import { SCREEN_ONLY } from './on-paper'

interface CalendarBarProps {
  shown: ShownDays
  today: Day
  title: string
  onShow: (next: ShownDays) => void
}

/** Which days are shown, and the way to others. */
export function CalendarBar({ shown, today, title, onShow }: CalendarBarProps) {
  const translate = useTranslate()
  const { view, day } = shown
  const turn = (by: 1 | -1) => onShow({ view, day: turnedPage(day, view, by) })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Tooltip title={translate('calendar.back')}>
        <IconButton aria-label={translate('calendar.back')} onClick={() => turn(-1)} sx={SCREEN_ONLY}>
          <ChevronLeft />
        </IconButton>
      </Tooltip>
      <Tooltip title={translate('calendar.ahead')}>
        <IconButton aria-label={translate('calendar.ahead')} onClick={() => turn(1)} sx={SCREEN_ONLY}>
          <ChevronRight />
        </IconButton>
      </Tooltip>
      <Typography component="h2" variant="h2" aria-live="polite" sx={{ flex: 1, minWidth: 180 }}>
        {title}
      </Typography>
      <Button size="small" onClick={() => onShow({ view, day: today })} sx={SCREEN_ONLY}>
        {translate('calendar.today')}
      </Button>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={translate('calendar.view')}
        sx={SCREEN_ONLY}
        onChange={(_, chosen: ShownDays['view'] | null) => {
          if (chosen !== null) onShow({ view: chosen, day })
        }}
      >
        <ToggleButton value="month">{translate('calendar.month')}</ToggleButton>
        <ToggleButton value="week">{translate('calendar.week')}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  )
}
