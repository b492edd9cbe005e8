import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ShownTruck, TruckButton, TruckName, TruckState } from './VendorTruckCells'

// Said once of the table: of each cell of forty trucks it would be reckoned again.
const LOOK = {
  '& td': { overflowWrap: 'anywhere' },
  '& .plate': { fontFamily: 'monospace' },
  '& .free': { color: 'text.secondary' },
} as const

export function VendorTruckTable({ trucks }: { trucks: readonly ShownTruck[] }) {
  const translate = useTranslate()
  return (
    <Table size="small" aria-label={translate('vendors.trucks')} sx={LOOK}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('vendors.truck.name')}</TableCell>
          <TableCell>{translate('vendors.truck.plate')}</TableCell>
          <TableCell>{translate('vendors.truck.make')}</TableCell>
          <TableCell>{translate('vendors.truck.campaign')}</TableCell>
          <TableCell align="right">
            <span className="visually-hidden">{translate('console.actions')}</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {trucks.map(shown => (
          <Row key={shown.truck.truck_id} shown={shown} />
        ))}
      </TableBody>
    </Table>
  )
}

function Row({ shown }: { shown: ShownTruck }) {
  const { license_plate, make, year, campaign_name } = shown.truck
  return (
    <TableRow>
      <TableCell>
        <TruckName {...shown} />
      </TableCell>
      <TableCell className="plate">{license_plate}</TableCell>
      <TableCell>{[make, year].filter(part => part !== null).join(' ')}</TableCell>
      <TableCell className={campaign_name === null ? 'free' : undefined}>
        <TruckState {...shown} />
      </TableCell>
      <TableCell align="right">
        <TruckButton {...shown} />
      </TableCell>
    </TableRow>
  )
}
