import { z } from 'zod'

/** Halves of surrogate pairs, as a text has that was cut within an emoji, and NUL: no database stores them. */
const UNSTORABLE = /[\0\p{Cs}]/u

/** Text as it is, with breaks and blanks, of so many UTF-16 units at most. */
export const storableText = (most: number) =>
  z
    .string()
    .max(most, `Please use at most ${most.toLocaleString('en-US')} characters.`)
    .refine(
      text => !UNSTORABLE.test(text),
      'This holds a broken character. Please remove it and type it again.',
    )
