import { Box, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { MileageDay } from '@product/sdk/nouns/driving'
import { countText, shownDayText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'

const HEIGHT = 140

const hatched = ({ palette }: Theme): string =>
  `repeating-linear-gradient(45deg, ${palette.action.disabled} 0 2px, transparent 2px 6px)`

/** Bars of a month's days. A silent day is hatched from top to bottom, so that it is no day of zero miles. */
export function MonthChart({ days }: { days: readonly MileageDay[] }) {
  const translate = useTranslate()
  const most = Math.max(...days.map(({ miles }) => miles), 1)
  return (
    <Box role="img" aria-label={translate('trucks.mileage.chart')}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: '2px',
          height: HEIGHT,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {days.map(({ day, miles, state }) => (
          <Box
            key={day}
            title={`${shownDayText(day)}: ${state === 'driven' ? translate('trucks.mileage.total', { miles: countText(miles, 1) }) : translate(`trucks.mileage.${state}`)}`}
            sx={{ flex: 1, height: '100%', display: 'flex', alignItems: 'flex-end' }}
          >
            <Box
              sx={{
                width: '100%',
                borderRadius: '2px 2px 0 0',
                minHeight: state === 'driven' ? 2 : 0,
                bgcolor: state === 'driven' ? 'primary.main' : undefined,
                background: state === 'silent' ? hatched : undefined,
              }}
              style={{ height: state === 'silent' ? '100%' : `${(miles / most) * 100}%` }}
            />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 0.5 }}>
        <Typography variant="caption" color="textSecondary">
          {dayNumber(days[0])}
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
        >
          <Box
            component="span"
            sx={{ width: 12, height: 12, border: 1, borderColor: 'divider', background: hatched }}
          />
          {translate('trucks.mileage.silent')}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {dayNumber(days.at(-1))}
        </Typography>
      </Box>
    </Box>
  )
}

const dayNumber = (day: MileageDay | undefined): string => String(Number(day?.day.slice(-2) ?? 0))
