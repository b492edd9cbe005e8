import { Box, Typography } from '@mui/material'
import { type ShownTruck, TruckButton, TruckName, TruckState } from './VendorTruckCells'

/** On a phone: what the table has, a truck below the other. */
export const VendorTruckCards = ({ trucks }: { trucks: readonly ShownTruck[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {trucks.map(shown => (
      <Box
        component="li"
        key={shown.truck.truck_id}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          py: 1,
          '& + &': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        <Card {...shown} />
      </Box>
    ))}
  </Box>
)

function Card(shown: ShownTruck) {
  const { license_plate, make, year } = shown.truck
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}>
          <TruckName {...shown} />
          <Box component="span" sx={{ fontFamily: 'monospace' }}>
            {license_plate}
          </Box>
        </Box>
        <Typography variant="body2" color="textSecondary" component="div">
          {[make, year].filter(part => part !== null).join(' ')}
        </Typography>
        <Typography variant="body2" component="div">
          <TruckState {...shown} />
        </Typography>
      </Box>
      <TruckButton {...shown} />
    </>
  )
}
