import type { AreaName } from './demo-areas'

/** As many vendors and trucks; they are numbered from 1. */
export const DEMO_VENDORS = 30
export const DEMO_TRUCKS = 60

const AREAS = ['losAngeles', 'newYork', 'sanFrancisco'] as const

/** Vendors and trucks take turns through the three cities, so both are known by number alone. */
export const areaOf = (number: number): AreaName => AREAS[(number - 1) % AREAS.length] ?? 'losAngeles'

/** The trucks of a city, in their order. */
export const trucksOfArea = (area: AreaName): number[] =>
  Array.from({ length: DEMO_TRUCKS }, (_, index) => index + 1).filter(truck => areaOf(truck) === area)

/** One after the other, from the start again after the last. */
export function inTurn<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError('Nothing to take turns with')
  return item
}
