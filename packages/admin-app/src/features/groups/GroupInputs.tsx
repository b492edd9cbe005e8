import { Box, FormHelperText, TextField, Typography } from '@mui/material'
import type { RefusedNumber } from '@product/sdk/nouns/messages'
import { useInput, useTranslate, ValidationError } from 'ra-core'
import { useState } from 'react'
import { MemberList } from '../../nouns/messages/MemberList'
import { GROUPS } from '../../nouns/messages/resource-names'
import { TypedNumbersField } from '../../nouns/messages/TypedNumbersField'
import { VendorSearch } from '../../nouns/messages/VendorSearch'
import { memberKey, readGroupVendors, withMembers } from './group-changes'

/** Name and members of a custom group: vendors found by search, and typed numbers. */
export function GroupInputs() {
  const translate = useTranslate()
  const name = useInput({ source: 'group_name', defaultValue: '' })
  const { field, fieldState } = useInput({ source: 'vendors', defaultValue: [] })
  const [refused, setRefused] = useState<readonly RefusedNumber[]>([])
  const vendors = readGroupVendors(field.value)
  const nameProblem = name.fieldState.error?.message
  return (
    <>
      <TextField
        name="group_name"
        label={translate(`resources.${GROUPS}.fields.group_name`)}
        value={typeof name.field.value === 'string' ? name.field.value : ''}
        onChange={name.field.onChange}
        onBlur={name.field.onBlur}
        inputRef={name.field.ref}
        error={nameProblem !== undefined}
        helperText={nameProblem === undefined ? undefined : <ValidationError error={nameProblem} />}
        required
        fullWidth
        autoFocus
        margin="dense"
      />
      <VendorSearch
        isChosen={({ vendor_id }) => vendors.some(vendor => vendor.vendor_id === vendor_id)}
        onChoose={({ vendor_id, phone_num, name: vendor_name }) =>
          field.onChange(withMembers(vendors, [{ vendor_id, phone_number: phone_num, vendor_name }]))
        }
      />
      <TypedNumbersField
        already={vendors.flatMap(({ phone_number }) => phone_number ?? [])}
        refused={refused}
        onRefused={setRefused}
        onAdd={numbers =>
          field.onChange(
            withMembers(
              vendors,
              numbers.map(phone_number => ({ vendor_id: null, phone_number, vendor_name: null })),
            ),
          )
        }
      />
      <Box sx={{ mt: 2 }}>
        <Typography component="h3" variant="h3">
          {translate('groups.members', { count: vendors.length })}
        </Typography>
        {fieldState.error?.message !== undefined && (
          <FormHelperText error>
            <ValidationError error={fieldState.error.message} />
          </FormHelperText>
        )}
        <MemberList
          members={vendors}
          onRemove={gone => field.onChange(vendors.filter(vendor => memberKey(vendor) !== memberKey(gone)))}
        />
      </Box>
    </>
  )
}
