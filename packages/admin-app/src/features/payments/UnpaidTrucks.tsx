import { Alert, Box, Button, Link as TextLink } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '../../paths'
import { useUnpaidTrucks } from './use-unpaid-trucks'

/** More than these are shown on demand. */
const SHOWN = 3

/** Trucks that drive for a campaign and are paid by no schedule, each with the way to its first one. */
export function UnpaidTrucks({ onAdd }: { onAdd: (truckId: number) => void }) {
  const translate = useTranslate()
  const [showsAll, setShowsAll] = useState(false)
  const { data: trucks = [] } = useUnpaidTrucks()
  if (trucks.length === 0) return null
  const shown = showsAll ? trucks : trucks.slice(0, SHOWN)
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, alignItems: 'flex-start', '& .MuiAlert-message': { minWidth: 0, width: '100%' } }}
    >
      {translate('payments.unpaid_trucks', { smart_count: trucks.length })}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, ...(showsAll && { maxHeight: 260, overflow: 'auto' }) }}
      >
        {shown.map(({ truck_id, name, campaign_name, vendor_name }) => (
          <Box
            component="li"
            key={truck_id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
          >
            <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <TextLink
                component={Link}
                to={pathTo('editTruck', { id: truck_id })}
                color="inherit"
                underline="always"
              >
                {name}
              </TextLink>{' '}
              {[vendor_name, campaign_name].filter(Boolean).join(' · ')}
            </Box>
            <Button size="small" color="inherit" onClick={() => onAdd(truck_id)} sx={{ flexShrink: 0 }}>
              {translate('payments.add_for', { name })}
            </Button>
          </Box>
        ))}
      </Box>
      {shown.length < trucks.length && (
        <Button size="small" color="inherit" onClick={() => setShowsAll(true)}>
          {translate('console.home.more', { count: trucks.length - shown.length })}
        </Button>
      )}
    </Alert>
  )
}
