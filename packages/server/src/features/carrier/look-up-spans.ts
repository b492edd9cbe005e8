import { DAY_MS, HOUR_MS } from '@product/sdk/values'
import type { Span } from '../../nouns/messages/unsettled-store'

/** How old a message is when the carrier is asked what became of it. After the last of these it tells no more. */
const AGES_MS = [HOUR_MS / 4, HOUR_MS, 6 * HOUR_MS, DAY_MS]

/** When those messages went out that came to one of these ages since the last look. */
export const lookUpSpans = (lastLook: Date, now: Date): Span[] =>
  AGES_MS.map(age => ({
    from: new Date(lastLook.getTime() - age),
    to: new Date(now.getTime() - age),
  }))
