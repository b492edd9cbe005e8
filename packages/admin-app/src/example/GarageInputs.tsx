import { Stack } from '@mui/material'
import { maxLength, minValue, required } from 'ra-core'
import { NumberInput, TextInput } from 'react-admin'

const named = [required(), maxLength(120)]

export function GarageInputs() {
  return (
    <Stack sx={{ maxWidth: 560 }}>
      <TextInput source="name" validate={named} />
      <TextInput source="city" validate={required()} />
      <NumberInput source="bays" validate={minValue(0)} />
      <TextInput source="note" multiline />
    </Stack>
  )
}
