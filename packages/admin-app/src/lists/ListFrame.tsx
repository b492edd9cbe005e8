import { Box, Card } from '@mui/material'
import { useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { ListActions } from './ListActions'
import { ListError } from './ListError'
import { ListPagination } from './ListPagination'
import { SearchField } from './SearchField'

interface ListFrameProps {
  resource: string
  searchable: boolean
  /** A table has columns to choose from, cards have not. */
  hasColumns: boolean
  children: ReactNode
}

/** The search, what can be done with the list, the rows, the pages. */
export function ListFrame({ resource, searchable, hasColumns, children }: ListFrameProps) {
  const { error, data } = useListContext()
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, minHeight: 48 }}>
        <Box sx={{ flex: '1 1 240px' }}>{searchable && <SearchField />}</Box>
        <ListActions resource={resource} hasColumns={hasColumns} />
      </Box>
      <Card sx={{ position: 'relative', overflow: 'visible' }}>
        {error && !data ? <ListError /> : children}
      </Card>
      <ListPagination />
    </>
  )
}
