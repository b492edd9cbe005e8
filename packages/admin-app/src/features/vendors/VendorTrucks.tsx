import { Box, Link as TextLink, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { useApi } from '../../config/runtime'
import { ErrorState } from '../../layout/StateMessage'
import { pathTo } from '../../paths'

/** The vendor's trucks by name, each a link to its page. */
export function VendorTrucks({ id }: { id: string }) {
  const translate = useTranslate()
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['vendors', 'trucks', id],
    queryFn: ({ signal }) => api.vendorTrucks({ params: { id }, signal }),
  })
  return (
    <Box component="section" aria-label={translate('vendors.trucks')} sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('vendors.trucks')}
      </Typography>
      {error && !data && (
        <ErrorState title="console.form.failed" text={error.message} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton height={40} />}
      {data?.trucks.length === 0 && (
        <Typography color="textSecondary">{translate('vendors.no_trucks')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.trucks.map(({ truck_id, name, license_plate }) => (
          <Box component="li" key={truck_id} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <TextLink component={Link} to={pathTo('editTruck', { id: truck_id })}>
              {name}
            </TextLink>{' '}
            <Typography component="span" color="textSecondary">
              {license_plate}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
