import { useTranslate } from 'ra-core'
import { SearchPicker } from '../../../fields/SearchPicker'
import type { VehicleOption } from './vehicle-option'
import { VEHICLE_SEARCHES } from './vehicle-search'

interface VehiclePickerProps {
  kind: 'truck' | 'macro'
  chosen: VehicleOption | undefined
  onChoose: (option: VehicleOption | undefined) => void
  isWrong: boolean
  /** Ids of trucks that are on this campaign already. */
  taken?: ReadonlySet<number>
  autoFocus?: boolean
}

const TEXTS = 'campaign.vehicle'

/** Searches a truck or a macro for a campaign; of a truck it says where it is already. */
export function VehiclePicker({ kind, taken, ...props }: VehiclePickerProps) {
  const translate = useTranslate()
  const isTaken = ({ id }: VehicleOption): boolean => taken?.has(id) === true
  const whereabouts = (option: VehicleOption) => {
    const { vendor_name, license_plate, assignments } = option
    const campaigns = assignments.map(({ campaign_name }) => campaign_name).join(', ')
    const elsewhere = campaigns === '' ? 'free' : 'on'
    const where = translate(`${TEXTS}.${isTaken(option) ? 'taken' : elsewhere}`, { campaigns })
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
      isLast={isTaken}
      below={kind === 'truck' ? whereabouts : () => ''}
    />
  )
}
