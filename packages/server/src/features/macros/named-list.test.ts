import { expect, it } from 'vitest'
import { namedList } from './named-list'

it.each([
  [['Port'], 'Port'],
  [['Port', 'Loop', 'Beach'], 'Port, Loop, Beach'],
  [['Port', 'Loop', 'Beach', 'Valley', 'Airport'], 'Port, Loop, Beach and 2 more'],
])('of %j three are named and the others counted: %s', (names, text) => {
  expect(namedList(names)).toBe(text)
})
