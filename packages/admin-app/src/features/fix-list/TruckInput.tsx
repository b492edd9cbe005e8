import { VEHICLE_SEARCH } from '@product/sdk/nouns/campaigns'
import { FIX_LIST_FIELDS } from '@product/sdk/nouns/fix-list'
import { useInput, useTranslate, ValidationError } from 'ra-core'
import { useFieldTexts } from '../../fields/field-texts'
import { useTruckSearch } from '../../fields/page-of-vendor'
import { SearchPicker } from '../../fields/SearchPicker'
import { FIX_LIST } from './fix-list-resources'

/** Searches the truck of an item. On the page of a truck it is known, and not asked for. Spec: operations, 5. */
export function TruckInput() {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source: 'truck_id' })
  const name = useInput({ source: 'truck_name' }).field
  const texts = useFieldTexts(FIX_LIST)
  const search = useTruckSearch()
  const { message } = fieldState.error ?? {}
  const isNamed = typeof name.value === 'string' && name.value !== ''
  if (field.value && !isNamed) return null
  return (
    <SearchPicker
      search={search}
      chosen={field.value ? { name: String(name.value) } : undefined}
      onChoose={option => {
        field.onChange(option?.id ?? null)
        name.onChange(option?.name ?? null)
      }}
      label={texts.label('truck_id', FIX_LIST_FIELDS.truck_id)}
      clear={translate('fix_list.clear_truck')}
      none={translate('fix_list.no_truck')}
      help={translate('fix_list.truck_help', { count: VEHICLE_SEARCH.minCharacters })}
      problem={message === undefined ? undefined : <ValidationError error={message} />}
      inputRef={field.ref}
      required
      autoFocus
    />
  )
}
