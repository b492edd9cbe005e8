import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { pathTo } from '../../paths'
import { useDriveTotals } from './use-drive-totals'

const numbers = new Intl.NumberFormat('en-US')

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
        <Card key={trucks}>
          <CardActionArea
            component={Link}
            // Pressed again, it shows all vendors again.
            to={chosen === trucks ? pathTo('drive') : `${pathTo('drive')}?trucks=${trucks}`}
            aria-current={chosen === trucks || undefined}
            sx={{ p: 2, height: '100%', bgcolor: chosen === trucks ? 'action.selected' : undefined }}
          >
            <Typography variant="body2" color="textSecondary">
              {translate(label)}
            </Typography>
            <Typography variant="h2" component="p">
              {data ? numbers.format(data[count]) : <Skeleton width={48} />}
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  )
}
