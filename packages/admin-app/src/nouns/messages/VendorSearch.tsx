import { MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { phoneText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { SearchInput } from '../../fields/SearchInput'
import { useVendorSearch } from './use-vendor-search'

/** A vendor as the search finds it. Spec: communication, 3. */
export interface VendorHit {
  vendor_id: number
  name: string
  /** E.164; null: a vendor without a number. */
  phone_num: string | null
}

interface VendorSearchProps {
  /** Text or key. */
  label?: string
  onChoose: (vendor: VendorHit) => void
  /** Those that are chosen already. */
  isChosen?: (vendor: VendorHit) => boolean
  /** A vendor without a number can't be written to, but has trucks. */
  needsNumber?: boolean
  autoFocus?: boolean
}

/** Search/Select Vendor: by name, 2 s after the last key or at once by Enter. Spec: communication, 2 and 5. */
export function VendorSearch(props: VendorSearchProps) {
  const { label = 'messages.vendors.search', onChoose, isChosen, needsNumber = true, autoFocus } = props
  const translate = useTranslate()
  const { typed, setTyped, enter, vendors, isBlank, isWaiting, isError } = useVendorSearch()
  const nothing = isError ? translate('console.fields.search_failed') : MESSAGE_TEXTS.noVendors
  return (
    <SearchInput
      typed={typed}
      onType={setTyped}
      onEnter={enter}
      options={vendors}
      keyOf={({ vendor_id }) => vendor_id}
      below={({ phone_num }) =>
        phone_num === null ? translate('messages.vendors.no_number') : phoneText(phone_num)
      }
      isDisabled={vendor => (needsNumber && vendor.phone_num === null) || (isChosen?.(vendor) ?? false)}
      isWaiting={isWaiting}
      nothing={isBlank ? translate('messages.vendors.help') : nothing}
      onChoose={onChoose}
      label={translate(label)}
      autoFocus={autoFocus}
    />
  )
}
