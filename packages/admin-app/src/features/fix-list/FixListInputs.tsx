import { Stack } from '@mui/material'
import { FIX_LIST_FIELDS } from '@product/sdk/nouns/fix-list'
import { FieldInputs } from '../../fields/FieldInputs'
import { FixListProblems } from './FixListProblems'
import { OwnerInput } from './OwnerInput'
import { TruckInput } from './TruckInput'

/** Spec: operations, 3 and 5. */
export const FixListInputs = () => (
  <Stack>
    <FixListProblems />
    <FieldInputs
      fields={FIX_LIST_FIELDS}
      own={{ truck_id: <TruckInput />, product_owner_id: <OwnerInput /> }}
    />
  </Stack>
)
