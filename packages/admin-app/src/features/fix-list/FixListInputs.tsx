import { Box } from '@mui/material'
import { FIX_LIST_FIELDS } from '@product/sdk/nouns/fix-list'
import { FormGroupContextProvider } from 'ra-core'
import { FieldInputs } from '../../fields/FieldInputs'
import { FixListProblems } from './FixListProblems'
import { OwnerInput } from './OwnerInput'
import { TruckInput } from './TruckInput'

const GROUP = 'fix-list'

/** Spec: operations, 3 and 5. */
export const FixListInputs = () => (
  <FormGroupContextProvider name={GROUP}>
    <FixListProblems group={GROUP} />
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        '& > *': { gridColumn: '1 / -1' },
        // Two dates, and two switches, stand beside each other.
        '& > :has(input[type="date"], input[type="checkbox"])': { gridColumn: 'auto' },
      }}
    >
      <FieldInputs
        fields={FIX_LIST_FIELDS}
        own={{ truck_id: <TruckInput />, product_owner_id: <OwnerInput /> }}
      />
    </Box>
  </FormGroupContextProvider>
)
