import { type Identifier, type RaRecord, useListContext } from 'ra-core'
import { useEffect, useState } from 'react'

/**
 * The ticked rows of the list around it. A list knows the rows of its current page only, so those of each page are
 * kept from the first tick on. Ticks of an earlier visit, whose rows are not on the page, are taken off. `tickFound`
 * ticks at most so many rows of all pages of what is searched for, beside those that are ticked, and says how many are.
 */
export function useTickedRows(): {
  rows: readonly RaRecord[]
  tickFound: (most: number) => Promise<number>
} {
  const { data, selectedIds, onSelect, getData } = useListContext()
  const [seen, setSeen] = useState<ReadonlyMap<Identifier, RaRecord>>(new Map())
  useEffect(() => {
    if (data) setSeen(seen => new Map([...seen, ...data.map(row => [row.id, row] as const)]))
  }, [data])
  const rowOf = (id: Identifier) => data?.find(row => row.id === id) ?? seen.get(id)
  const rows = selectedIds.flatMap(id => rowOf(id) ?? [])
  const isStale = data !== undefined && rows.length < selectedIds.length
  useEffect(() => {
    if (isStale) onSelect(selectedIds.filter(id => rowOf(id)))
  })
  async function tickFound(most: number): Promise<number> {
    const found = (await getData?.({ maxResults: most })) ?? []
    setSeen(seen => new Map([...seen, ...found.map(row => [row.id, row] as const)]))
    const ids = [...new Set([...selectedIds, ...found.map(({ id }) => id)])]
    onSelect(ids)
    return ids.length
  }
  return { rows, tickFound }
}
