import { useTranslate } from 'ra-core'
import type { Ref } from 'react'
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
  inputRef?: Ref<HTMLInputElement>
}

const TEXTS = 'campaign.vehicle'

/** Searches a truck or a macro for a campaign; of a truck it says where it is already. */
export function VehiclePicker({ kind, taken, ...props }: VehiclePickerProps) {
  const translate = useTranslate()
  const isTaken = ({ id }: VehicleOption): boolean => taken?.has(id) === true
  const whereabouts = (option: VehicleOption) => {
    const { vendor_name, license_plate, assignments } = option
    const campaigns = assignments.map(({ campaign_name }) => campaign_name).join(', ')
    const where = translate(campaigns === '' ? `${TEXTS}.free` : `${TEXTS}.on`, { campaigns })
    if (isTaken(option))
      return [vendor_name, license_plate, translate(`${TEXTS}.taken`)].filter(Boolean).join(' · ')
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
