import { Box } from '@mui/material'
import { TRUCK_FIELDS } from '@product/sdk/nouns/fleet'
import { FieldInputs } from '../../fields/FieldInputs'
import { TRUCKS } from './trucks'

const { description, artwork_code, ...SHORT } = TRUCK_FIELDS

/** Two columns of short fields where there is room, in the document's order. Spec: operations, 2. */
export const TruckInputs = () => (
  <div>
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <FieldInputs fields={SHORT} resource={TRUCKS} />
    </Box>
    <FieldInputs fields={{ description, artwork_code }} resource={TRUCKS} />
  </div>
)
