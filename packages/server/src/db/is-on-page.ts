import type { Column, SQL, SQLWrapper } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

/**
 * Whether `id` is among the ids that the query `page` finds. Only an index is walked to where the page begins, and once:
 * joined with the page, while statistics know of no rows, PostgreSQL may walk there anew for each row.
 */
export const isOnPage = (id: Column, page: SQLWrapper): SQL => sql`${id} = any(array${page})`
