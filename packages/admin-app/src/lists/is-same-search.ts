import type { SavedQuery } from 'ra-core'

/** Whether two searches find the same rows in the same order and pages. */
export function isSameSearch(one: SavedQuery['value'], other: SavedQuery['value']): boolean {
  const told = ({ filter = {}, sort, perPage }: SavedQuery['value']) =>
    JSON.stringify([
      Object.entries(filter).sort(([a], [b]) => a.localeCompare(b)),
      sort?.field,
      sort?.order,
      perPage,
    ])
  return told(one) === told(other)
}
