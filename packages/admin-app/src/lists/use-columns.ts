import type { Column } from '../config/admin-feature'
import { useAdmin } from '../config/runtime'

export interface ResourceColumn extends Column {
  isSortable: boolean
}

/** A resource's columns as the configuration wants them, each knowing whether the endpoint sorts by it. */
export function useColumns(resource: string): readonly ResourceColumn[] {
  const found = useAdmin().resources[resource]
  if (!found) throw new Error(`There is no resource "${resource}".`)
  const sorts = found.endpoints.list?.sorts ?? []
  return (found.columns ?? []).map(column => ({
    ...column,
    isSortable: column.sortable ?? sorts.includes(column.source),
  }))
}
