import { expect, it } from 'vitest'
import { shared } from './shared'

it('many who ask at the same moment get one answer, and who asks later a new one', async () => {
  let asked = 0
  const ask = shared(async () => (asked += 1))
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  expect(await ask()).toBe(2)
})

it('what failed is tried again', async () => {
  let asked = 0
  const ask = shared(async () => {
    asked += 1
    if (asked === 1) throw new Error('away')
    return asked
  })
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('away')
  expect(await ask()).toBe(2)
})
