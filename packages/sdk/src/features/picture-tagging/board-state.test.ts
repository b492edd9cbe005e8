import { expect, it } from 'vitest'
import { boardState, silentVendors } from './board-state'
import type { BoardTruck } from './picture-tagging-endpoints'

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

it('vendors are asked again of whose trucks nothing has come, each once', () => {
  const truck = (vendor_id: number, over: Partial<BoardTruck> = {}) => {
    const facts = { approved: null, requested_at: null, untagged: 0, sides: none }
    // Only these facts decide.
    return { ...facts, vendor_id, ...over } as unknown as BoardTruck
  }
  const trucks = [
    truck(1),
    truck(1, { requested_at: ASKED }),
    truck(2, { untagged: 1 }),
    truck(3, { approved: false }),
    truck(4, { approved: true }),
    truck(5, { requested_at: ASKED }),
  ]
  expect(silentVendors(trucks)).toEqual([1, 5])
})
