import { isSendable } from '@product/sdk/values'

const MOST_AREAS = 800

/** Different numbers of fiction that texts can go to: a hundred in each area code. */
export function manyPhones(count: number): string[] {
  const areas = Array.from({ length: MOST_AREAS }, (_, at) => 200 + at)
  return areas
    .flatMap(area => Array.from({ length: 100 }, (_, at) => `+1${area}55501${String(at).padStart(2, '0')}`))
    .filter(isSendable)
    .slice(0, count)
}
