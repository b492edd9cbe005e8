import { expect, it } from 'vitest'
import { readStored } from './read-stored'

const visit = { since: 0, seenAt: 0 }

it('reads what is of the shape of the example', () => {
  expect(readStored('{"since":1,"seenAt":2}', visit)).toEqual({ since: 1, seenAt: 2 })
})

it.each([null, undefined, '', 'null', '{"since":', '[]', '{"since":1}', '{"since":1,"seenAt":"2"}'])(
  'finds nothing in %s',
  text => {
    expect(readStored(text, visit)).toBeUndefined()
  },
)
