import { expect, it } from 'vitest'
import type { LngLat } from '../../values/geo'
import { findLegs } from './router'
import { straightRoads } from './straight-roads-fixture'

const here: LngLat = [-118, 34]
const there: LngLat = [-118.1, 34]

it('a leg is asked of the router once, in each direction', () => {
  const router = straightRoads()
  const findLeg = findLegs(router)
  expect(findLeg(here, there)).toBe(findLeg([...here], [...there]))
  expect(findLeg(there, here)?.points).toEqual([there, here])
  expect(router.asked).toBe(2)
})

it('there is no leg to where no road leads, which is asked once as well, nor to the same place', () => {
  const router = straightRoads()
  const findLeg = findLegs(router)
  expect([findLeg(here, [10, 50]), findLeg(here, [10, 50]), findLeg(here, here)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(router.asked).toBe(2)
})
