import { z } from 'zod'
import type { DeliveryProblem } from './delivered-gps-fix'
import { readGpsTime } from './read-gps-time'

/** An id as text or number; blank is none. */
export const deviceIdText = z
  .union([z.string(), z.number()])
  .transform(id => String(id).trim())
  .refine(id => id !== '', 'The device id is missing')

/** Milliseconds UTC, from any way of writing an instant that trackers use. */
export const fixTime = z.union([z.string(), z.number()]).transform((value, context) => {
  const at = readGpsTime(value)
  if (at !== undefined) return at
  context.addIssue({ code: 'custom', message: `The time "${value}" can't be read` })
  return z.NEVER
})

export const optionalNumber = z.number().nullish()

export const problemsOf = (error: z.ZodError): DeliveryProblem[] =>
  error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
