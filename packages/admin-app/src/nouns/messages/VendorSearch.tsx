import { Autocomplete, TextField, Typography } from '@mui/material'
import { MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { phoneText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
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
    <Autocomplete
      options={vendors}
      value={null}
      onChange={(_event, vendor) => vendor && onChoose(vendor)}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      filterOptions={all => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ vendor_id }) => vendor_id}
      getOptionDisabled={vendor =>
        (needsNumber && vendor.phone_num === null) || (isChosen?.(vendor) ?? false)
      }
      loading={isWaiting}
      loadingText={translate('console.loading')}
      noOptionsText={isBlank ? translate('messages.vendors.help') : nothing}
      size="small"
      fullWidth
      popupIcon={null}
      renderOption={({ key, ...item }, vendor) => (
        <li key={key} {...item}>
          <span>
            {vendor.name}
            <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {vendor.phone_num === null
                ? translate('messages.vendors.no_number')
                : phoneText(vendor.phone_num)}
            </Typography>
          </span>
        </li>
      )}
      renderInput={params => (
        <TextField
          {...params}
          label={translate(label)}
          margin="dense"
          autoFocus={autoFocus}
          onKeyDown={event => {
            if (event.key === 'Enter') enter()
          }}
        />
      )}
    />
  )
}
