import { expect, it } from 'vitest'
import { consoleRules } from './console-rules'

const problem = (written: object) => consoleRules.safeParse(written).error?.issues[0]?.message

it('any of the numbers may be given, and none has to be', () => {
  expect(consoleRules.parse({})).toEqual({})
  expect(consoleRules.parse({ pageSizes: [25, 50], defaultPageSize: 25, longToastMs: 8000 })).toMatchObject({
    defaultPageSize: 25,
  })
})

it('a page holds a size that can be chosen', () => {
  expect(problem({ defaultPageSize: 25 })).toBe('must be one of pageSizes')
  expect(problem({ pageSizes: [25] })).toBe('must be one of pageSizes')
  expect(problem({ pageSizes: [200], defaultPageSize: 200 })).toBe('must be at most 100')
})

it('a misspelt number is refused, and one that no timer can wait for', () => {
  expect(problem({ toastMs: 3000 })).toBe('Unrecognized key: "toastMs"')
  expect(problem({ longToastMs: 2 ** 31 })).toBe('must be at most 2147483647 milliseconds')
  expect(problem({ searchPauseMs: 0 })).toBe('must be above 0')
})
