import { z } from 'zod'
import { type Id, LARGEST_ID } from '../values/ids'

/** An id in a path or query: digits only. Zero and what no column can hold are well-formed ids of nothing. */
export const idParam = <Kind extends string>() =>
  z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().regex(/^\d{1,16}$/, 'There is nothing with this id.'))
    .transform((text): Id<Kind> => Number(text))

/** An id in a body or an answer. */
export const id = <Kind extends string>() =>
  z
    .number()
    .int()
    .nonnegative()
    .transform((number): Id<Kind> => number)

/** An id in a body that has to name a stored record; `message` is said of what can't. */
export const bodyId = <Kind extends string>(message = 'This is not an id.') =>
  z
    .number({ error: message })
    .int(message)
    .min(1, message)
    .max(LARGEST_ID, message)
    .transform((number): Id<Kind> => number)
