import { z } from 'zod'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './paged-list'

const whole = z.number().int('must be a whole number').positive('must be above 0')
/** A browser's timers go off at once beyond 2³¹ - 1 milliseconds. */
const pauseMs = whole.max(2_147_483_647, 'must be at most 2147483647 milliseconds')
const pageSize = whole.max(100, 'must be at most 100')

/**
 * The staff console's own numbers, each of which a business may change. What they mean and what they are where none is
 * given stands with the console.
 */
export const consoleRules = z
  .strictObject({
    pageSizes: z.array(pageSize).min(1, 'must name a size'),
    defaultPageSize: pageSize,
    searchPauseMs: pauseMs,
    shortToastMs: pauseMs,
    longToastMs: pauseMs,
    countsEveryMs: pauseMs,
    exportRows: whole.max(1_000_000, 'must be at most 1000000'),
    draftsKeptMs: whole,
  })
  .partial()
  .refine(
    ({ pageSizes = PAGE_SIZES, defaultPageSize = DEFAULT_PAGE_SIZE }) =>
      pageSizes.some(size => size === defaultPageSize),
    { path: ['defaultPageSize'], message: 'must be one of pageSizes' },
  )

export type ConsoleRules = z.output<typeof consoleRules>
