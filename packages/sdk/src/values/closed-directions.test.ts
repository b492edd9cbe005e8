import { expect, it } from 'vitest'
import { closedDirections } from './closed-directions'

const [LRE, RLO, PDF, RLI, PDI] = ['\u202A', '\u202E', '\u202C', '\u2067', '\u2069']

it.each([
  ['nothing', 'Ann שלום', 'Ann שלום'],
  ['an order to turn around', `Ann ${RLO}gnp`, `Ann ${RLO}gnp${PDF}`],
  ['several, from the inside out', `a${RLI}b${RLO}c`, `a${RLI}b${RLO}c${PDF}${PDI}`],
  ['what is ended already', `a${RLO}b${PDF}c${RLI}d${PDI}`, `a${RLO}b${PDF}c${RLI}d${PDI}`],
  ['an end of what stands around the text', `a${PDI}b${PDF}c`, 'abc'],
  [
    'an end within an isolate of what was begun before it',
    `a${RLO}b${RLI}c${PDF}d`,
    `a${RLO}b${RLI}cd${PDI}${PDF}`,
  ],
  ['an embedding that the end of its isolate ends', `${RLI}a${LRE}b${PDI}c`, `${RLI}a${LRE}b${PDI}c`],
])('a line with %s turns around nothing but itself', (_, line, closed) => {
  expect(closedDirections(line)).toBe(closed)
  expect(closedDirections(closed)).toBe(closed)
})
