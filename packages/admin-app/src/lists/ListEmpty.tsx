import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { EmptyState } from '../layout/StateMessage'

/** A list without rows: because of the search, or because there are none. */
export function ListEmpty({ children }: { children?: ReactNode }) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const isSearched = Object.keys(filterValues).length > 0
  if (!isSearched) return children ?? <EmptyState title="console.list.empty" />
  return (
    <EmptyState
      title="console.list.nothing_found"
      text="console.list.nothing_found_text"
      action={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          {translate('console.list.clear')}
        </Button>
      }
    />
  )
}
