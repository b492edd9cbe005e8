import { expect, it } from 'vitest'
import { pageEnds } from './page-ends'

const asked = (page: number, over: object = {}) => ({ page, pageSize: 100, search: '', ...over })

it('a deep page follows the last row of the one before, where that was seen', () => {
  const ends = pageEnds()
  ends.note(asked(49), 'of 777')
  ends.note(asked(50), 'of 677')
  expect(ends.before(asked(50))).toBe('of 777')
  expect(ends.before(asked(51))).toBe('of 677')
  expect(ends.before(asked(60))).toBeUndefined()
})

it('a page that is counted to follows none', () => {
  const ends = pageEnds()
  ends.note(asked(3), 'of 777')
  expect(ends.before(asked(4))).toBeUndefined()
})

it.each([{ search: 'logged in' }, { sortOrder: 'asc' as const }, { pageSize: 200 }])(
  'what another list ended with says nothing: %j',
  other => {
    const ends = pageEnds()
    ends.note(asked(50), 'of 677')
    expect(ends.before(asked(51, other))).toBeUndefined()
    ends.note(asked(60, other), 'of 7')
    expect(ends.before(asked(51))).toBeUndefined()
  },
)

it('an empty page ends with nothing', () => {
  const ends = pageEnds()
  ends.note(asked(50), undefined)
  expect(ends.before(asked(51))).toBeUndefined()
})
