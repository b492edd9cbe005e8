import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import {
  Box,
  Button,
  FormHelperText,
  IconButton,
  Link as TextLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Tooltip,
  Typography,
} from '@mui/material'
import { type Truck, truckOnCampaignText } from '@product/sdk/nouns/fleet'
import { useRecordContext, useTranslate, ValidationError } from 'ra-core'
import { Link } from 'react-router'
import { Section } from '../../layout/Section'
import { newTruckPath, pathTo } from '../../paths'
import { UndoButton } from './UndoButton'
import { useStaged } from './use-staged'
import type { VendorRecord } from './vendor-record'

const ON_WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const

/** The trucks of the form's vendor, each a link to its page; deleted with the next save. Spec: operations, 2 and 4. */
export function VendorTrucks() {
  const translate = useTranslate()
  const record = useRecordContext<VendorRecord & { id: number }>()
  const removed = useStaged<number>('removed_trucks')
  const trucks = record?.trucks ?? []
  return (
    <Section
      title="vendors.trucks"
      count={trucks.length}
      actions={
        record && (
          <Button size="small" variant="outlined" component={Link} to={newTruckPath(record.vendor_id)}>
            {translate('vendors.add_truck')}
          </Button>
        )
      }
    >
      {trucks.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('vendors.no_trucks')}
        </Typography>
      ) : (
        <Table size="small" aria-label={translate('vendors.trucks')}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('vendors.truck.name')}</TableCell>
              <TableCell>{translate('vendors.truck.plate')}</TableCell>
              <TableCell sx={ON_WIDE}>{translate('vendors.truck.make')}</TableCell>
              <TableCell>{translate('vendors.truck.campaign')}</TableCell>
              <TableCell align="right">
                <span className="visually-hidden">{translate('console.actions')}</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {trucks.map(truck => (
              <TruckRow
                key={truck.truck_id}
                truck={truck}
                isRemoved={removed.items.includes(truck.truck_id)}
                onRemove={() => removed.add(truck.truck_id)}
                onUndo={() => removed.drop(id => id === truck.truck_id)}
              />
            ))}
          </TableBody>
        </Table>
      )}
      {removed.problem !== undefined && (
        <FormHelperText error>
          <ValidationError error={removed.problem} />
        </FormHelperText>
      )}
    </Section>
  )
}

interface TruckRowProps {
  truck: Truck
  isRemoved: boolean
  onRemove: () => void
  onUndo: () => void
}

function TruckRow({ truck, isRemoved, onRemove, onUndo }: TruckRowProps) {
  const translate = useTranslate()
  const { truck_id, name, license_plate, make, year, campaign_name } = truck
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {isRemoved ? (
          <s>{name}</s>
        ) : (
          <TextLink component={Link} to={pathTo('editTruck', { id: truck_id })}>
            {name}
          </TextLink>
        )}
      </TableCell>
      <TableCell sx={{ fontFamily: 'monospace' }}>{license_plate}</TableCell>
      <TableCell sx={ON_WIDE}>{[make, year].filter(part => part !== null).join(' ')}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {isRemoved ? translate('vendors.staged_removal') : campaign_name}
        {!isRemoved && campaign_name === null && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate('vendors.truck.none')}
          </Box>
        )}
      </TableCell>
      <TableCell align="right">
        {isRemoved ? (
          <UndoButton name={name} onUndo={onUndo} />
        ) : (
          <RemoveButton name={name} campaign={campaign_name} onRemove={onRemove} />
        )}
      </TableCell>
    </TableRow>
  )
}

/** Of a truck on an active campaign the server would refuse it: the reason stands on the button. */
function RemoveButton({
  name,
  campaign,
  onRemove,
}: {
  name: string
  campaign: string | null
  onRemove: () => void
}) {
  const translate = useTranslate()
  const why = campaign === null ? undefined : truckOnCampaignText(name, campaign)
  return (
    <Tooltip title={why ?? translate('console.confirm.delete')}>
      <span>
        <IconButton
          size="small"
          disabled={why !== undefined}
          onClick={onRemove}
          aria-label={translate('vendors.delete_truck', { name })}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  )
}
