import { Box, Card } from '@mui/material'
import { useListContext } from 'ra-core'
import { type ComponentType, type ReactNode, Suspense, useRef } from 'react'
import { fetched } from '../config/fetched'
import type { BulkActionsProps } from './BulkBar'
import { ListActions } from './ListActions'
import { ListError } from './ListError'
import { ListPagination } from './ListPagination'
import { SearchField } from './SearchField'

const BulkBar = fetched(async () => (await import('./BulkBar')).BulkBar)

interface ListFrameProps {
  resource: string
  searchable: boolean
  searchPauseMs?: number
  /** Beside the search: what else the list is narrowed to. */
  filters?: ReactNode
  /** A table has columns to choose from, cards have not. */
  isTable: boolean
  /** Whether rows can be ticked. */
  tickable: boolean
  exportButton?: ReactNode
  bulkActions?: ComponentType<BulkActionsProps>
  children: ReactNode
}

/** The search, what can be done with the list or with its ticked rows, the rows, the pages. */
export function ListFrame(props: ListFrameProps) {
  const {
    resource,
    searchable,
    searchPauseMs,
    filters,
    isTable,
    tickable,
    exportButton,
    bulkActions,
    children,
  } = props
  const { error, data, selectedIds, exporter, isPending, total } = useListContext()
  const list = useRef<HTMLDivElement>(null)
  // A list without rows has no columns worth choosing; what can do nothing takes no room.
  const hasTools = searchable || exporter !== false || (isTable && (isPending || total !== 0))
  const tools = <ListActions resource={resource} hasColumns={isTable} exportButton={exportButton} />
  return (
    <>
      {hasTools && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, minHeight: 48 }}>
          <Box
            sx={{
              flex: filters === undefined ? '1 1 240px' : { xs: '1 1 100%', sm: '1 1 240px' },
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
            }}
          >
            {searchable && <SearchField pauseMs={searchPauseMs} />}
            {filters}
          </Box>
          {tickable && selectedIds.length > 0 ? (
            <Suspense fallback={tools}>
              <BulkBar actions={bulkActions} list={list} />
            </Suspense>
          ) : (
            tools
          )}
        </Box>
      )}
      <Card ref={list} tabIndex={-1} sx={{ position: 'relative', overflow: 'visible' }}>
        {error && !data ? <ListError /> : children}
      </Card>
      <ListPagination />
    </>
  )
}
