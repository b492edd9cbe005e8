import { Box, Button, Typography } from '@mui/material'
import { activityEntries } from '@product/sdk/features/team'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useRuntime } from '../../config/runtime'

const PAGE_SIZE = 100

/** The entries that stand below one of the log: the vendors and trucks of an import. */
export function EntryParts({ id, count }: { id: number; count: number }) {
  const translate = useTranslate()
  const { backgroundApi } = useRuntime()
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: ['activity-parts', id],
    queryFn: ({ pageParam, signal }) =>
      backgroundApi.activityLog({
        query: { part_of: id, page: pageParam, pageSize: PAGE_SIZE, sortOrder: 'asc' },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => (pages.length * PAGE_SIZE < count ? pages.length : undefined),
  })
  const entries = data?.pages.flatMap(({ logs }) => activityEntries(logs)) ?? []
  return (
    <Box component="section" aria-labelledby="parts-title" sx={{ mt: 3 }}>
      <Typography id="parts-title" component="h3" variant="h3">
        {translate('team.parts', { smart_count: count })}
      </Typography>
      {error && <Typography color="error">{translate('team.parts_failed')}</Typography>}
      <Box component="ul" sx={{ pl: 2.5, my: 1, overflowWrap: 'anywhere' }}>
        {entries.map(entry => (
          <li key={entry.id}>{entry.action}</li>
        ))}
      </Box>
      {hasNextPage && (
        <Button
          size="small"
          variant="outlined"
          disabled={isFetching}
          onClick={() => {
            void fetchNextPage()
          }}
        >
          {translate('team.more_parts')}
        </Button>
      )}
    </Box>
  )
}
