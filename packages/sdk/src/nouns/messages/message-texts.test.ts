import { expect, it } from 'vitest'
import { moreThumbnailsText, statusTooltip } from './message-texts'

it.each([
  [4, undefined],
  [5, '+1 more'],
  [10, '+6 more'],
])('of %i pictures the last thumbnail says %s', (pictures, text) => {
  expect(moreThumbnailsText(pictures)).toBe(text)
})

it('only what did not arrive has a tooltip', () => {
  expect(['sent', 'delivered', 'undelivered', 'failed'].map(statusTooltip)).toEqual([
    undefined,
    undefined,
    'Message was not delivered',
    'Message failed',
  ])
})
