import { monthDays } from '../../values/month'
import { type Day, listDays } from '../../values/utc-day'

/**
 * What is known of a day: the truck drove; it stood, since there are fixes and no drive; nothing, since there is no
 * fix; or it has not come yet.
 */
export const MILEAGE_DAY_STATES = ['driven', 'parked', 'silent', 'to_come'] as const

export interface MileageDay {
  day: Day
  /** As counted. */
  miles: number
  state: (typeof MILEAGE_DAY_STATES)[number]
}

/**
 * Every day of a month with its miles. Days are those of Los Angeles; `today` is the last that can be silent.
 */
export function mileageOfMonth(
  month: string,
  { miles, tracked, today }: { miles: ReadonlyMap<Day, number>; tracked: ReadonlySet<Day>; today: Day },
): MileageDay[] {
  const { first, last } = monthDays(month)
  return listDays(first, last).map(day => {
    const driven = miles.get(day)
    if (driven !== undefined) return { day, miles: driven, state: 'driven' }
    if (tracked.has(day)) return { day, miles: 0, state: 'parked' }
    return { day, miles: 0, state: day > today ? 'to_come' : 'silent' }
  })
}
