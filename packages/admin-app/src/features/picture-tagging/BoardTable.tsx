import {
  Box,
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { BoardTruck } from '@product/sdk/features/picture-tagging'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { useRowKeys } from '../../lists/use-row-keys'
import { useDates } from '../../texts/dates'
import { BoardPictures } from './BoardPictures'
import { BOARD_SIDES, type BoardSide, SideCell } from './SideCell'
import { RequestedText, StateChip, TruckActions, TruckText, VendorText } from './board-parts'

interface BoardTableProps {
  month: string
  trucks: readonly BoardTruck[]
  /** What is decided counts for this month alone. */
  canReview: boolean
  onReview: (truck: BoardTruck) => void
}

/** A window in which the table has room for all its columns, beside the sidebar. Px. */
const TABLE_FROM = 1280

interface Opened {
  truck: BoardTruck
  side: BoardSide
}

/** Truck by side; in a narrow window a card for each truck. A cell with pictures opens them. */
export function BoardTable({ month, trucks, canReview, onReview }: BoardTableProps) {
  const translate = useTranslate()
  const dates = useDates()
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down(TABLE_FROM), { noSsr: true })
  const [opened, setOpened] = useState<Opened>()
  const rows = useRef<HTMLTableSectionElement & HTMLUListElement>(null)
  useRowKeys(rows)
  const label = translate('board.table', { month: dates.month(month) })
  const cells = (truck: BoardTruck) =>
    BOARD_SIDES.map(side => (
      <SideCell key={side} truck={truck} side={side} onOpen={() => setOpened({ truck, side })} />
    ))
  const actions = (truck: BoardTruck) => (
    <TruckActions truck={truck} onReview={canReview ? () => onReview(truck) : undefined} />
  )
  return (
    <>
      {isNarrow ? (
        <Box
          component="ul"
          ref={rows}
          aria-label={label}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
            gap: 1.5,
          }}
        >
          {trucks.map(truck => (
            <Card component="li" key={truck.truck_id} variant="outlined" sx={{ p: 1.5 }}>
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <TruckText truck={truck} />
                  <VendorText truck={truck} />
                </Box>
                <StateChip truck={truck} />
              </Box>
              <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 0.5, my: 1 }}>
                {BOARD_SIDES.map((side, at) => (
                  <Box key={side} sx={{ textAlign: 'center', typography: 'caption' }}>
                    {translate(`board.${side}`)}
                    <Box>{cells(truck)[at]}</Box>
                  </Box>
                ))}
              </Box>
              <Typography variant="caption" color="textSecondary">
                {translate('board.requested')}
              </Typography>
              <RequestedText truck={truck} />
              {actions(truck)}
            </Card>
          ))}
        </Box>
      ) : (
        <TableContainer>
          <Table size="small" aria-label={label}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('board.vendor')}</TableCell>
                <TableCell>{translate('board.truck')}</TableCell>
                <TableCell>{translate('board.requested')}</TableCell>
                {BOARD_SIDES.map(side => (
                  <TableCell key={side} align="center">
                    {translate(`board.${side}`)}
                  </TableCell>
                ))}
                <TableCell>{translate('board.state')}</TableCell>
                <TableCell>
                  <span className="visually-hidden">{translate('board.actions')}</span>
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody ref={rows}>
              {trucks.map(truck => (
                <TableRow key={truck.truck_id} hover>
                  <TableCell sx={{ minWidth: 112 }}>
                    <VendorText truck={truck} />
                  </TableCell>
                  <TableCell component="th" scope="row" sx={{ minWidth: 184 }}>
                    <TruckText truck={truck} />
                  </TableCell>
                  <TableCell>
                    <RequestedText truck={truck} />
                  </TableCell>
                  {cells(truck).map(cell => (
                    <TableCell key={cell.key} align="center">
                      {cell}
                    </TableCell>
                  ))}
                  <TableCell>
                    <StateChip truck={truck} />
                  </TableCell>
                  <TableCell align="right">{actions(truck)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {opened && <BoardPictures month={month} {...opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
