import type { RouteProcessDay } from '@product/sdk/nouns/placeholders'
import type { useTranslate } from 'ra-core'
import { numberText } from '../../texts/shown-numbers'

type Translate = ReturnType<typeof useTranslate>
type Outcome = NonNullable<RouteProcessDay['outcome']>

const KEY = 'backdate.outcomes'

/** What became of a day, in the language of the console: `kept`, `retried 3 times`, `no route within 40 to 60 miles`. */
export function outcomeText(outcome: Outcome, translate: Translate): string {
  switch (outcome.code) {
    case 'made':
      return outcome.retries === 0
        ? translate(`${KEY}.made`)
        : translate(`${KEY}.made_retried`, { smart_count: outcome.retries })
    case 'no_route_within': {
      const [low, high] = [numberText(outcome.minMiles), numberText(outcome.maxMiles)]
      const range = low === high ? low : translate(`${KEY}.miles`, { low, high })
      return translate(`${KEY}.no_route_within`, { range })
    }
    case 'refused':
      return outcome.message === ''
        ? translate(`${KEY}.refused`)
        : translate(`${KEY}.refused_because`, { message: outcome.message })
    case 'empty_group':
      return translate(`${KEY}.empty_group`, { group: outcome.group })
    case 'too_many_places':
      return translate(`${KEY}.too_many_places`, { most: outcome.most })
    case 'too_far':
    case 'unreachable':
      return outcome.address === undefined
        ? translate(`${KEY}.${outcome.code}`)
        : translate(`${KEY}.${outcome.code}_named`, { address: outcome.address })
    default:
      return translate(`${KEY}.${outcome.code}`)
  }
}

/** The same with the addresses that were not found; a day without an outcome is done later, or never. */
export function dayText(
  { outcome, unplaced }: RouteProcessDay,
  isRunning: boolean,
  translate: Translate,
): string {
  if (!outcome) return translate(isRunning ? 'backdate.to_do' : 'backdate.not_done')
  const text = outcomeText(outcome, translate)
  if (!unplaced) return text
  const { more } = unplaced
  const names = unplaced.names.join(', ')
  const key = more === 0 ? 'backdate.unplaced' : 'backdate.unplaced_more'
  return `${text}; ${translate(key, { names, more })}`
}
