import { isDay, readRole, ROLE_NAMES, shownDayText } from '@product/sdk/values'

/** How the page says what a person would not write as it is stored. */
export interface ValueWords {
  yes: string
  no: string
  moment: (instant: string) => string
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A stored value as a person reads it: nothing as an empty text, lists and records as JSON. */
export function valueText(field: string, value: unknown, words: ValueWords): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'object') return JSON.stringify(value)
  const role = field === 'privilege_id' ? readRole(value) : undefined
  if (role !== undefined) return ROLE_NAMES[role]
  const text = String(value)
  if (isDay(text)) return shownDayText(text)
  return INSTANT.test(text) && !Number.isNaN(Date.parse(text)) ? words.moment(text) : text
}
