import { z } from 'zod'

/** Page sizes of every table. Spec: operations, 9. */
export const PAGE_SIZES = [10, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 10

/** No record holds a control character, and a database takes none: each counts as a space. */
const searchText = z
  .string()
  .max(200, 'A search has at most 200 characters.')
  .transform(text => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim())
  .default('')

/**
 * The query of every server-paged table. Pages count from 0. Spec: operations, 7.
 * `search` is matched as contains, any case, after trimming.
 */
export const pagedQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({
    sortOrder: z.enum(['asc', 'desc', 'ASC', 'DESC']).default('asc'),
    sortBy: z.enum(sorts).default(sorts[0]),
    page: z.coerce.number().int().min(0).max(1_000_000).default(0),
    pageSize: z.coerce.number().int().min(1).max(100).default(DEFAULT_PAGE_SIZE),
    search: searchText,
  })

export interface PagedQuery<Sort extends string = string> {
  sortOrder: 'asc' | 'desc' | 'ASC' | 'DESC'
  sortBy: Sort
  page: number
  pageSize: number
  search: string
}
