import { MenuItem, TextField } from '@mui/material'
import { FIX_LIST_FIELDS, ownerOptions } from '@product/sdk/nouns/fix-list'
import { useQuery } from '@tanstack/react-query'
import { useInput, useTranslate, ValidationError } from 'ra-core'
import { useRuntime } from '../../config/runtime'
import { useFieldTexts } from '../../fields/field-texts'
import { FIX_LIST } from './fix-list-resources'

/** Who sees to the item: one of the admin list, or nobody. Spec: operations, 3. */
export function OwnerInput() {
  const translate = useTranslate()
  const texts = useFieldTexts(FIX_LIST)
  const { backgroundApi } = useRuntime()
  const { field, fieldState } = useInput({ source: 'product_owner_id' })
  const owner = useInput({ source: 'owner_name' }).field
  const { data } = useQuery({
    queryKey: [FIX_LIST, 'owners'],
    queryFn: async ({ signal }) => ownerOptions((await backgroundApi.teamUsers({ signal })).admin),
  })
  const chosen = Number(field.value)
  // Until the list is there, and should it fail, at least the stored owner can be kept.
  const options = data ?? (field.value ? [{ user_id: chosen, name: String(owner.value ?? chosen) }] : [])
  const isListed = options.some(({ user_id }) => user_id === chosen)
  const { message } = fieldState.error ?? {}
  return (
    <TextField
      select
      name="product_owner_id"
      label={texts.label('product_owner_id', FIX_LIST_FIELDS.product_owner_id)}
      value={isListed ? chosen : ''}
      onChange={event => {
        const id = event.target.value === '' ? null : Number(event.target.value)
        field.onChange(id)
        owner.onChange(options.find(({ user_id }) => user_id === id)?.name ?? null)
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={message !== undefined}
      helperText={message === undefined ? undefined : <ValidationError error={message} />}
      margin="dense"
      fullWidth
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{translate('fix_list.nobody')}</MenuItem>
      {options.map(({ user_id, name }) => (
        <MenuItem key={user_id} value={user_id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
