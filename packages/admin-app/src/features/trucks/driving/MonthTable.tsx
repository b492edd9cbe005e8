import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { MileageDay } from '@product/sdk/nouns/driving'
import { countText, shownDayText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'

/** The chart in figures. */
export function MonthTable({ days }: { days: readonly MileageDay[] }) {
  const translate = useTranslate()
  const label = translate('trucks.mileage.title')
  return (
    <Box tabIndex={0} role="group" aria-label={label} sx={{ maxHeight: 320, overflowY: 'auto' }}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('trucks.mileage.day')}</TableCell>
            <TableCell align="right">{translate('trucks.miles')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ day, miles, state }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {shownDayText(day)}
              </TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {state === 'driven' ? countText(miles, 1) : translate(`trucks.mileage.${state}`)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
