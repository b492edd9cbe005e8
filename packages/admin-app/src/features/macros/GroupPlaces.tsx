import { Alert, Box, Skeleton, Typography, useTheme } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { fetched } from '../../config/fetched'
import { usePlaces } from './use-places'

const PlacesMap = fetched(async () => (await import('./PlacesMap')).default)

/** More than these are counted. */
const NAMED = 20

/** The addresses of a group on a map; those that can't be placed are named. */
export function GroupPlaces({ addresses }: { addresses: readonly string[] }) {
  const translate = useTranslate()
  const scheme = useTheme().palette.mode
  const { placed, unplaced, isFetching, isError } = usePlaces(addresses)
  const names = unplaced.slice(0, NAMED).join('; ') + (unplaced.length > NAMED ? '; …' : '')
  return (
    <Box sx={{ pt: 1 }}>
      <Box sx={{ height: { xs: 240, md: 300 }, borderRadius: 1, overflow: 'hidden' }}>
        <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
          {/* The base map and the colours drawn on it belong to one scheme. */}
          <PlacesMap key={scheme} label={translate('macros.map')} places={placed} />
        </Suspense>
      </Box>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ my: 1, minHeight: 20 }}>
        {translate('macros.addresses', { smart_count: addresses.length })}
        {addresses.length > 0 &&
          !isError &&
          ` · ${isFetching ? translate('console.loading') : translate('macros.placed', { smart_count: placed.length })}`}
      </Typography>
      {isError && <Alert severity="info">{translate('macros.places_failed')}</Alert>}
      {unplaced.length > 0 && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {translate('macros.unplaced', { smart_count: unplaced.length, names })}
        </Alert>
      )}
    </Box>
  )
}
