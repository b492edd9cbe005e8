import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { memo } from 'react'
import { type ShownTruck, TruckButton, TruckName, TruckState } from './VendorTruckCells'

// Said once of the table: of each cell of forty trucks it would be reckoned again.
const LOOK = {
  '& td': { overflowWrap: 'anywhere' },
  '& td:last-of-type': { textAlign: 'right' },
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
          <Row key={shown.truck.truck_id} {...shown} />
        ))}
      </TableBody>
    </Table>
  )
}

const Row = memo(function Row(shown: ShownTruck) {
  const { license_plate, make, year, campaign_name } = shown.truck
  return (
    <tr>
      <td className="plain-cell">
        <TruckName {...shown} />
      </td>
      <td className="plain-cell plate">{license_plate}</td>
      <td className="plain-cell">{[make, year].filter(part => part !== null).join(' ')}</td>
      <td className={campaign_name === null ? 'plain-cell free' : 'plain-cell'}>
        <TruckState {...shown} />
      </td>
      <td className="plain-cell">
        <TruckButton {...shown} />
      </td>
    </tr>
  )
})
