import { useTranslate } from 'ra-core'
import { SearchPicker } from '../../../fields/SearchPicker'
import type { VehicleOption } from './vehicle-option'
import { VEHICLE_SEARCHES } from './vehicle-search'

interface VehiclePickerProps {
  kind: 'truck' | 'macro'
  chosen: VehicleOption | undefined
  onChoose: (option: VehicleOption | undefined) => void
  isWrong: boolean
}

const TEXTS = 'campaign.vehicle'

/** Searches a truck or a macro for a campaign; of a truck it says where it is already. */
export function VehiclePicker({ kind, ...props }: VehiclePickerProps) {
  const translate = useTranslate()
  const whereabouts = ({ vendor_name, license_plate, assignments }: VehicleOption) => {
    const campaigns = assignments.map(({ campaign_name }) => campaign_name).join(', ')
    const where = translate(campaigns === '' ? `${TEXTS}.free` : `${TEXTS}.on`, { campaigns })
    return [vendor_name, license_plate, where].filter(Boolean).join(' · ')
  }
  return (
    <SearchPicker
      {...props}
      search={VEHICLE_SEARCHES[kind]}
      label={translate(`${TEXTS}.${kind}`)}
      clear={translate(`${TEXTS}.clear_${kind}`)}
      none={translate(`${TEXTS}.no_${kind}`)}
      chosenHelp={translate(`${TEXTS}.chosen`)}
      below={kind === 'truck' ? whereabouts : () => ''}
    />
  )
}
