import { createContext, use } from 'react'

const LeftOut = createContext<readonly string[]>([])

/** Around a table on a record's page: columns that would say the same in every row, by their `source`. */
export const LeftOutColumns = LeftOut.Provider

/** Whether the table around has the column. */
export function useIsLeftIn(): (column: { source: string }) => boolean {
  const leftOut = use(LeftOut)
  return ({ source }) => !leftOut.includes(source)
}
