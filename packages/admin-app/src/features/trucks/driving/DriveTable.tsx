import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { countText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { InstantText } from '../../../fields/InstantText'
import { MoreButton } from '../images/MoreButton'

export interface Drive {
  start: string
  end: string
  distance: number
  polyline: string
  capped: boolean
}

interface DriveTableProps {
  routes: readonly Drive[]
  selected: number | undefined
  onSelect: (at: number | undefined) => void
}

const AT_ONCE = 50

/** A phone has none. */
const WITH_ROOM = { display: { xs: 'none', sm: 'table-cell' } } as const

/** The drives in words: when, how far, and which of them the map shows alone. */
export function DriveTable({ routes, selected, onSelect }: DriveTableProps) {
  const translate = useTranslate()
  const [most, setMost] = useState(AT_ONCE)
  const label = translate('trucks.routes.list')
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('trucks.routes.start')}</TableCell>
            <TableCell sx={WITH_ROOM}>{translate('trucks.routes.end')}</TableCell>
            <TableCell align="right">{translate('trucks.miles')}</TableCell>
            <TableCell align="right">{translate('console.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {routes.slice(0, most).map(({ start, end, distance, capped }, at) => (
            <TableRow key={`${start} ${end}`} selected={at === selected}>
              <TableCell>
                <InstantText instant={start} />
              </TableCell>
              <TableCell sx={WITH_ROOM}>
                <InstantText instant={end} />
              </TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {countText(distance, 1)}
                {capped && ` (${translate('trucks.routes.capped')})`}
              </TableCell>
              <TableCell align="right">
                <Button
                  size="small"
                  color="inherit"
                  aria-pressed={at === selected}
                  aria-label={translate('trucks.routes.show_named', { number: at + 1 })}
                  onClick={() => onSelect(at === selected ? undefined : at)}
                >
                  {translate('trucks.routes.show')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <MoreButton count={routes.length - most} onMore={() => setMost(most + AT_ONCE)} />
    </Box>
  )
}
