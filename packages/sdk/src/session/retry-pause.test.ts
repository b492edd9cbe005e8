import { expect, it } from 'vitest'
import { retryPause } from './retry-pause'

it('doubles with each failure from a second up to 15', () => {
  expect([1, 2, 3, 4, 5, 60].map(retryPause)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
})
