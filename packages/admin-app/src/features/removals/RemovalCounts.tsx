import { Box, Card, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useRuntime } from '../../config/runtime'
import { numberText } from '../../texts/shown-numbers'

/** How many removals are upcoming, and how many of them press. */
export function RemovalCounts() {
  const translate = useTranslate()
  const { backgroundApi } = useRuntime()
  const { data, isError } = useQuery({
    queryKey: ['removals', 'totals'],
    queryFn: async ({ signal }) => backgroundApi.removalTotals({ signal }),
  })
  // The table below says what failed.
  if (isError && !data) return null
  const counts = [
    { name: 'overdue', presses: true },
    { name: 'this_week', presses: false },
    { name: 'upcoming', presses: false },
    { name: 'completed', presses: false },
  ] as const
  return (
    <Card
      component="section"
      aria-label={translate('removals.counts')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, px: 2, py: 1.5, mb: 3 }}
    >
      {counts.map(({ name, presses }) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography
            component="span"
            variant="h2"
            color={presses && data?.[name] ? 'error' : 'textPrimary'}
            sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 20 }}
          >
            {data ? numberText(data[name]) : <Skeleton width={20} />}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {translate(`removals.count_${name}`)}
          </Typography>
        </Box>
      ))}
    </Card>
  )
}
