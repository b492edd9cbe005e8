import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { EmptyState } from '../layout/StateMessage'

/** A list without rows: because of the search, of what else it is narrowed to, or because there are none. */
export function ListEmpty({ children }: { children?: ReactNode }) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { q, ...chosen } = filterValues
  const isNarrowed = Object.keys(chosen).length > 0
  if (q === undefined && !isNarrowed) return children ?? <EmptyState title="console.list.empty" />
  return (
    <EmptyState
      title={isNarrowed ? 'console.list.empty' : 'console.list.nothing_found'}
      text={isNarrowed ? 'console.list.nothing_chosen_text' : 'console.list.nothing_found_text'}
      action={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          {translate(isNarrowed ? 'console.list.clear_all' : 'console.list.clear')}
        </Button>
      }
    />
  )
}
