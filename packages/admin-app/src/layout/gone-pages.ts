import { createContext } from 'react'

/** Addresses of records that were deleted since: below its provider their names lead nowhere. */
export const GonePages = createContext<ReadonlySet<string>>(new Set())
