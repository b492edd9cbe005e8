import { isFilter, isPage, isPageSize } from '../data/stored-shapes'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const READABLE: Readonly<Record<string, (text: string) => boolean>> = {
  page: text => /^\d+$/.test(text) && isPage(Number(text)),
  perPage: text => /^\d+$/.test(text) && isPageSize(Number(text)),
  order: text => text === 'ASC' || text === 'DESC',
  filter: text => isFilter(parsed(text)),
  displayedFilters: text => isFilter(parsed(text)),
}

/**
 * The query of an address as a list can read it: a page, an order or a filter that is none is left out, so that the
 * list falls back to its own. What a list doesn't read stays. `sorts` is what it sorts by.
 */
export function readableListAddress(search: string, sorts: readonly string[]): string {
  const query = new URLSearchParams(search)
  const isBad = (name: string): boolean => {
    const [text = '', ...more] = query.getAll(name)
    const isReadable = name === 'sort' ? sorts.includes(text) : READABLE[name]?.(text)
    return isReadable === false || (isReadable === true && more.length > 0)
  }
  const bad = [...new Set(query.keys())].filter(isBad)
  if (bad.length === 0) return search
  // An order is that of its sort.
  for (const name of bad.includes('sort') ? [...bad, 'order'] : bad) query.delete(name)
  return query.size === 0 ? '' : `?${query}`
}
