import { z } from 'zod'

const MISSING = 'The place of an entry is its timestamp, an underscore and its id.'

/**
 * Where an entry stands in the log, as a page is asked for that follows it. With its instant: the place stays the same
 * when the entry itself has left for an archive.
 */
export const placeOf = ({ timestamp, id }: { timestamp: string; id: number }): string => `${timestamp}_${id}`

/** Reads what `placeOf` made; `at` in ms since 1970 UTC. */
export const activityPlace = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z_\d{1,16}$/, MISSING)
  .transform(text => ({ at: Date.parse(text.split('_')[0] ?? ''), id: Number(text.split('_')[1]) }))
  .refine(({ at }) => !Number.isNaN(at), MISSING)
