import { z } from 'zod'
import { isBlank } from '../../values/visible-text'

/** Ours: the specification shows no field for it. */
export const TRACKER_TEXTS = {
  imei: 'An IMEI has 15 digits.',
  taken: (truck: string, vendor: string | null) =>
    `The tracker with this IMEI is on the truck ${truck}${vendor === null ? '' : ` of ${vendor}`}.`,
} as const

const IMEI = /^\d{15}$/

/** The number by which a tracker delivers. */
export const imeiField = z.string({ error: TRACKER_TEXTS.imei }).regex(IMEI, TRACKER_TEXTS.imei)

/** As it is typed: blanks and hyphens between the digits are left out; blank or null is none. */
const typedImeiField = z
  .string({ error: TRACKER_TEXTS.imei })
  .max(40, TRACKER_TEXTS.imei)
  .nullable()
  .transform(text => (text === null || isBlank(text) ? null : text.replace(/[\s-]/g, '')))
  .pipe(imeiField.nullable())

/** What the page of a truck changes of its tracker. */
export const trackerChange = z.object({ imei: typedImeiField })
