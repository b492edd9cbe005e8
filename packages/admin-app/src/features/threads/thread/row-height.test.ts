import { describe, expect, it } from 'vitest'
import { aMessage, aPicture } from '../story-threads'
import { rowHeight } from './row-height'

const heightOf = (over = {}, place = {}): number =>
  rowHeight({ kind: 'message', key: 'a', message: aMessage(over), isFirst: false, isLast: false, ...place })

describe('the height of a row before it is drawn', () => {
  it('is that of the bubble, with room above for another side and below for the time', () => {
    const alone = heightOf({ body: 'On my way' })
    expect(alone).toBe(42)
    expect(heightOf({ body: 'On my way' }, { isFirst: true, isLast: true })).toBe(73)
  })

  it('grows by the lines that words and line ends make', () => {
    const one = heightOf({ body: 'On my way' })
    expect(heightOf({ body: 'On my way\n\nAt noon' })).toBe(one + 40)
    expect(heightOf({ body: 'way '.repeat(39) })).toBe(one + 20)
  })

  it('has room for pictures, with words or without', () => {
    const media = [aPicture()]
    expect(heightOf({ body: '', media })).toBeLessThan(heightOf({ body: 'Here', media }))
    const of = (count: number) =>
      heightOf({ body: '', media: Array.from({ length: count }, () => aPicture()) })
    expect([1, 2, 3, 4, 10].map(of)).toEqual([204, 142, 284, 284, 284])
  })

  it('has room for the words that say that a message is empty', () => {
    expect(heightOf({ body: '', media: [] })).toBe(heightOf({ body: 'Empty message' }))
  })
})
