import { expect, it } from 'vitest'
import { boardState } from './board-state'

const none = { front: { received: 0 }, unsaid: { received: 0 } }
const one = { ...none, unsaid: { received: 1 } }
const ASKED = '2026-05-02T16:00:00.000Z'

it.each([
  ['approved', { approved: true, requested_at: null, untagged: 3, sides: one }],
  ['rejected', { approved: false, requested_at: ASKED, untagged: 0, sides: one }],
  ['to_review', { approved: null, requested_at: ASKED, untagged: 2, sides: one }],
  ['to_tag', { approved: null, requested_at: null, untagged: 2, sides: none }],
  ['waiting', { approved: null, requested_at: ASKED, untagged: 0, sides: none }],
  ['not_asked', { approved: null, requested_at: null, untagged: 0, sides: none }],
] as const)('a truck is %s', (state, facts) => {
  expect(boardState(facts)).toBe(state)
})
