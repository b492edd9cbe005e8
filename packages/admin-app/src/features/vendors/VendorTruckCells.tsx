import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { IconButton, Link as TextLink, Tooltip } from '@mui/material'
import { type Truck, truckOnCampaignText } from '@product/sdk/nouns/fleet'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { pathTo } from '../../paths'
import { UndoButton } from './UndoButton'

/** A truck of the form's vendor, and whether it goes with the next save. */
export interface ShownTruck {
  truck: Truck
  isRemoved: boolean
  onRemove: () => void
  onUndo: () => void
}

export const TruckName = ({ truck, isRemoved }: Pick<ShownTruck, 'truck' | 'isRemoved'>) =>
  isRemoved ? (
    <s>{truck.name}</s>
  ) : (
    <TextLink component={Link} to={pathTo('editTruck', { id: truck.truck_id })}>
      {truck.name}
    </TextLink>
  )

/** The campaign that it is on, or that it goes. */
export function TruckState({ truck, isRemoved }: Pick<ShownTruck, 'truck' | 'isRemoved'>) {
  const translate = useTranslate()
  if (isRemoved) return translate('vendors.staged_removal')
  return truck.campaign_name ?? translate('vendors.truck.none')
}

/** Of a truck on an active campaign the server would refuse the deletion: the reason stands on the button. */
export function TruckButton({ truck: { name, campaign_name }, isRemoved, onRemove, onUndo }: ShownTruck) {
  const translate = useTranslate()
  if (isRemoved) return <UndoButton name={name} onUndo={onUndo} />
  const why = campaign_name === null ? undefined : truckOnCampaignText(name, campaign_name)
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
