import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { type Truck, truckOnCampaignText } from '@product/sdk/nouns/fleet'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { RowButton } from '../../lists/RowButton'
import { pathTo } from '../../paths'
import { UndoButton } from './UndoButton'

/** A truck of the form's vendor, and whether it goes with the next save. */
export interface ShownTruck {
  truck: Truck
  isRemoved: boolean
  onRemove: (truckId: number) => void
  onUndo: (truckId: number) => void
}

export const TruckName = ({ truck, isRemoved }: Pick<ShownTruck, 'truck' | 'isRemoved'>) =>
  isRemoved ? (
    <s>{truck.name}</s>
  ) : (
    <Link to={pathTo('editTruck', { id: truck.truck_id })} className="plain-link">
      {truck.name}
    </Link>
  )

/** The campaign that it is on, or that it goes. */
export function TruckState({ truck, isRemoved }: Pick<ShownTruck, 'truck' | 'isRemoved'>) {
  const translate = useTranslate()
  if (isRemoved) return translate('vendors.staged_removal')
  return truck.campaign_name ?? translate('vendors.truck.none')
}

/** Of a truck on an active campaign the server would refuse the deletion: the reason stands on the button. */
export function TruckButton({
  truck: { truck_id, name, campaign_name },
  isRemoved,
  onRemove,
  onUndo,
}: ShownTruck) {
  const translate = useTranslate()
  if (isRemoved) return <UndoButton name={name} onUndo={() => onUndo(truck_id)} />
  if (campaign_name === null) {
    return (
      <RowButton
        label="vendors.delete_truck"
        name={name}
        icon={DeleteOutlined}
        onClick={() => onRemove(truck_id)}
      />
    )
  }
  return (
    <Tooltip title={truckOnCampaignText(name, campaign_name)}>
      <span>
        <IconButton size="small" disabled aria-label={translate('vendors.delete_truck', { name })}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  )
}
