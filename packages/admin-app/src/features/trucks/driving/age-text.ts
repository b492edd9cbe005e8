const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago something was, in the largest unit that fits: `3 days ago`. Under a minute it is `now`. */
export function ageText(seconds: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? []
  if (unit === undefined || size === undefined) {
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
  }
  return format.format(-Math.floor(seconds / size), unit)
}

/** A tracker that has said nothing for so long may be broken, seconds. */
export const QUIET_SECONDS = 86_400
