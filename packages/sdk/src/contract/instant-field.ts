import { z } from 'zod'

/** What a calendar of campaigns can hold; outside it a date is a slip of the hand. */
const EARLIEST = Date.UTC(2000, 0, 1)
const LATEST = Date.UTC(2100, 0, 1)

export const INSTANT_RANGE_TEXT = 'Please select a date between 2000 and 2099.'

/** An instant with its zone, handed on as UTC to the millisecond; `missing` is said of anything else. */
export const instantField = (missing: string) =>
  z.iso
    .datetime({ offset: true, error: missing })
    .transform(text => new Date(text).toISOString())
    .refine(text => Date.parse(text) >= EARLIEST && Date.parse(text) < LATEST, INSTANT_RANGE_TEXT)
