import { expect, it } from 'vitest'
import { placesByKey } from './places-by-key'

it('everyone has as many places as everyone else, and those that are left again', () => {
  const places = placesByKey(2)
  expect(['a', 'a', 'a', 'b'].map(places.take)).toEqual([true, true, false, true])
  places.leave('a')
  expect(['a', 'a'].map(places.take)).toEqual([true, false])
})
