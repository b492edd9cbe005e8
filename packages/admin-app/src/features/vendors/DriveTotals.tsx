import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { CountCard } from '../../layout/CountCard'
import { pathTo } from '../../paths'
import { numberText } from '../../texts/shown-numbers'
import { useDriveTotals } from './use-drive-totals'

const CARDS = [
  { trucks: 'on_campaign', count: 'trucksOnCampaign', label: 'vendors.on_campaign' },
  { trucks: 'available', count: 'truckInventory', label: 'vendors.inventory' },
] as const

/** How many trucks there are, each a link to the vendors who have them. Spec: operations, 2. */
export function DriveTotals({ chosen }: { chosen?: 'on_campaign' | 'available' }) {
  const translate = useTranslate()
  const { data, isError } = useDriveTotals()
  if (isError && !data) {
    return (
      <Typography role="alert" color="textSecondary" sx={{ mb: 2 }}>
        {translate('vendors.totals_failed')}
      </Typography>
    )
  }
  return (
    <Box
      component="nav"
      aria-label={translate('vendors.totals')}
      sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: 'repeat(2, minmax(0, 260px))' }}
    >
      {CARDS.map(({ trucks, count, label }) => (
        <CountCard
          key={trucks}
          label={translate(label)}
          count={data && numberText(data[count])}
          // Pressed again, it shows all vendors again.
          to={chosen === trucks ? pathTo('drive') : `${pathTo('drive')}?trucks=${trucks}`}
          isCurrent={chosen === trucks}
        />
      ))}
    </Box>
  )
}
