import { serverClock } from '@product/client-app/server-clock'
import { Box, Card, Skeleton, Typography } from '@mui/material'
import { isBleeding, isPastTarget } from '@product/sdk/nouns/fix-list'
import { losAngelesDay } from '@product/sdk/values'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useRuntime } from '../../config/runtime'
import { numberText } from '../../texts/shown-numbers'
import { OPEN_ITEMS } from './fix-list-resources'

/** How many items are open, and how many of them press. */
export function FixListCounts() {
  const translate = useTranslate()
  const { backgroundApi } = useRuntime()
  const { data, isError } = useQuery({
    queryKey: [OPEN_ITEMS, 'counts'],
    queryFn: async ({ signal }) =>
      (await backgroundApi.fixList({ query: { closed: 'false' }, signal })).problem.filter(
        ({ closed }) => !closed,
      ),
  })
  // The table below says what failed.
  if (isError && !data) return null
  const today = losAngelesDay(serverClock.now())
  const late = data?.filter(item => isPastTarget(item, today)).length
  const bleeding = data?.filter(isBleeding).length
  const counts = [
    { name: 'open_count', count: data?.length, presses: false },
    { name: 'late_count', count: late, presses: true },
    { name: 'bleeding_count', count: bleeding, presses: true },
  ]
  return (
    <Card
      component="section"
      aria-label={translate('fix_list.counts')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, px: 2, py: 1.5, mb: 3 }}
    >
      {counts.map(({ name, count, presses }) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography
            component="span"
            variant="h2"
            color={presses && count ? 'error' : 'textPrimary'}
            sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 20 }}
          >
            {count === undefined ? <Skeleton width={20} /> : numberText(count)}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {translate(`fix_list.${name}`)}
          </Typography>
        </Box>
      ))}
    </Card>
  )
}
