import { useListContext } from 'ra-core'
import { SearchBox } from './SearchBox'

/** Searches the list around it; a saved search that is chosen shows here, too. */
export function SearchField({ pauseMs }: { pauseMs?: number }) {
  const { filterValues, setFilters } = useListContext()
  return (
    <SearchBox
      searched={String(filterValues.q ?? '')}
      onSearch={q => setFilters({ ...filterValues, q })}
      pauseMs={pauseMs}
    />
  )
}
