import { readDayRange } from '@product/sdk/nouns/campaigns'
import { isDay } from '@product/sdk/values'
import type { DayRange } from './use-open-routes'

/** The server knows drives of these years. */
export const EARLIEST = '2000-01-01'
export const LATEST = '2099-12-31'

/** Why drives between these days can't be shown: a key of the texts. */
export function rangeProblem({ from, to }: DayRange): string | undefined {
  const isKnown = (day: string) => isDay(day) && day >= EARLIEST && day <= LATEST
  if (!isKnown(from) || !isKnown(to)) return 'trucks.routes.no_day'
  return readDayRange(new URLSearchParams({ from, to })) ? undefined : 'trucks.routes.wrong_order'
}
