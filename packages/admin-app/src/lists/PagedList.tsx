import { Box, Button, List, Skeleton } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useRef } from 'react'
import { ErrorState } from '../layout/StateMessage'
import { useRowKeys } from './use-row-keys'

interface PagedListProps<Row> {
  /** Text or key. */
  label: string
  /** Undefined: they are still to come. */
  rows: readonly Row[] | undefined
  error: Error | null
  retry: () => void
  hasMore: boolean
  isLoadingMore: boolean
  more: () => void
  /** What is shown is not yet of what is typed: nothing of it can be chosen. */
  isStale?: boolean
  empty: ReactNode
  children: (row: Row) => ReactNode
}

/** Rows that come page after page: waiting, none, an error, more of them. j and k move in them. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { label, rows, error, retry, hasMore, isLoadingMore, more, isStale = false, empty, children } = props
  const translate = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list)
  if (error && !rows) return <ErrorState title="console.list.failed" text={error.message} onRetry={retry} />
  if (!rows) return <WaitingRows />
  if (rows.length === 0 && !isStale) return empty
  return (
    <Box
      inert={isStale}
      aria-busy={isStale}
      sx={{
        opacity: isStale ? 0.5 : 1,
        transition: 'opacity 120ms',
        '@media (prefers-reduced-motion)': { transition: 'none' },
      }}
    >
      <List ref={list} disablePadding aria-label={translate(label)}>
        {rows.map(children)}
      </List>
      {hasMore && (
        <Box sx={{ display: 'grid', placeItems: 'center', py: 1 }}>
          <Button size="small" onClick={more} loading={isLoadingMore}>
            {translate('console.list.more')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

export function WaitingRows() {
  return (
    <Box aria-hidden sx={{ py: 1 }}>
      {[0, 1, 2, 3, 4].map(row => (
        <Box key={row} sx={{ px: 2, py: 1 }}>
          <Skeleton width="50%" />
          <Skeleton width="85%" />
        </Box>
      ))}
    </Box>
  )
}
