import { Box, Card } from '@mui/material'
import { FilterContext, useListContext } from 'ra-core'
import type { ReactElement, ReactNode } from 'react'
import { FilterForm } from 'react-admin'
import { ListActions } from './ListActions'
import { ListError } from './ListError'
import { ListPagination } from './ListPagination'

interface ListFrameProps {
  resource: string
  filters: readonly ReactElement[]
  /** A table has columns to choose from, cards have not. */
  hasColumns: boolean
  children: ReactNode
}

/** Search and filters, what can be done with the list, the rows, the pages. */
export function ListFrame({ resource, filters, hasColumns, children }: ListFrameProps) {
  const { error, data } = useListContext()
  return (
    <FilterContext.Provider value={[...filters]}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, minHeight: 48 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <FilterForm />
        </Box>
        <ListActions resource={resource} hasColumns={hasColumns} />
      </Box>
      <Card sx={{ position: 'relative', overflow: 'visible' }}>
        {error && !data ? <ListError /> : children}
      </Card>
      <ListPagination />
    </FilterContext.Provider>
  )
}
