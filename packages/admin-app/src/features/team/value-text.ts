/** A stored value as a person reads it: nothing as an empty text, lists and records as JSON. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
