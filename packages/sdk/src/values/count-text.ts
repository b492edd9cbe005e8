/**
 * A number with thousands separators, rounded here and nowhere before: `1,234,567`. A value that is no number
 * shows as a dash. Spec: client dashboard, 9.
 */
export function countText(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) return '–'
  return value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  })
}

/** `1 day`, `2 days`, `1,000 days`: the count with the word for one or for several. */
export const pluralText = (count: number, one: string, several: string): string =>
  `${countText(count)} ${count === 1 ? one : several}`
