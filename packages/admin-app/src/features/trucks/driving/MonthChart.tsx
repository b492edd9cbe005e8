import { Box, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { MileageDay } from '@product/sdk/nouns/driving'
import { countText, dayTicks, isWeekend, shownDayText, valueTicks } from '@product/sdk/values'
import { useTranslate } from 'ra-core'

const HEIGHT = 140

/** Room for the figures beside the bars, px. */
const FIGURES = 36

const hatched = ({ palette }: Theme): string =>
  `repeating-linear-gradient(45deg, ${palette.action.disabled} 0 2px, transparent 2px 6px)`

const share = (value: number, most: number): string => `${(value / most) * 100}%`

/**
 * Bars of a month's days over round steps of miles; weekends are shaded, the days named on which weeks start. A silent day
 * is hatched from top to bottom, so that it is no day of zero miles.
 */
export function MonthChart({ days }: { days: readonly MileageDay[] }) {
  const translate = useTranslate()
  const ticks = valueTicks(Math.max(...days.map(({ miles }) => miles), 0))
  const top = ticks.at(-1) ?? 1
  const named = new Set(dayTicks(days.map(({ day }) => day)))
  return (
    <Box role="img" aria-label={translate('trucks.mileage.chart')} sx={{ pt: 1 }}>
      <Box sx={{ position: 'relative', height: HEIGHT, ml: `${FIGURES}px` }}>
        {ticks.map(miles => (
          <Line key={miles} miles={miles} bottom={share(miles, top)} />
        ))}
        <Box sx={{ position: 'absolute', inset: 0, display: 'flex' }}>
          {days.map(({ day, miles, state }) => (
            <Box
              key={day}
              title={`${shownDayText(day)}: ${state === 'driven' ? translate('trucks.mileage.total', { miles: countText(miles, 1) }) : translate(`trucks.mileage.${state}`)}`}
              sx={{
                flex: 1,
                px: '1px',
                display: 'flex',
                alignItems: 'flex-end',
                bgcolor: isWeekend(day) ? 'action.hover' : undefined,
              }}
            >
              <Box
                sx={{
                  width: '100%',
                  borderRadius: '2px 2px 0 0',
                  minHeight: state === 'driven' ? 2 : 0,
                  bgcolor: state === 'driven' ? 'primary.main' : undefined,
                  background: state === 'silent' ? hatched : undefined,
                }}
                style={{ height: state === 'silent' ? '100%' : share(miles, top) }}
              />
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', ml: `${FIGURES}px`, mt: 0.5, height: 20 }}>
        {days.map(({ day }) => (
          <Box key={day} sx={{ flex: 1, width: 0, display: 'flex', justifyContent: 'center' }}>
            {named.has(day) && (
              <Typography variant="caption" color="textSecondary">
                {Number(day.slice(-2))}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 0.75 }}
      >
        <Box
          component="span"
          sx={{ width: 12, height: 12, border: 1, borderColor: 'divider', background: hatched }}
        />
        {translate('trucks.mileage.silent')}
      </Typography>
    </Box>
  )
}

/** One step of the axis, with its figure beside it. */
function Line({ miles, bottom }: { miles: number; bottom: string }) {
  return (
    <Box
      sx={{ position: 'absolute', left: 0, right: 0, borderBottom: 1, borderColor: 'divider' }}
      style={{ bottom }}
    >
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{
          position: 'absolute',
          right: '100%',
          pr: 1,
          transform: 'translateY(-50%)',
          whiteSpace: 'nowrap',
        }}
      >
        {countText(miles, miles % 1 === 0 ? 0 : 1)}
      </Typography>
    </Box>
  )
}
