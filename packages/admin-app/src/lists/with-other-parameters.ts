/** What a list keeps in the address. */
const OF_LISTS = ['page', 'perPage', 'sort', 'order', 'filter', 'displayedFilters']

/** The query that a list writes, and behind it whatever else stands in the address. */
export function withOtherParameters(written: string, shown: string): string {
  const query = new URLSearchParams(written)
  for (const [name, value] of new URLSearchParams(shown)) {
    if (!OF_LISTS.includes(name)) query.append(name, value)
  }
  return `?${query}`
}
