import { expect, it } from 'vitest'
import { bestHit } from './best-hit'

const vendors = { index: 'vendors', hits: [{ name: 'Golden Gate Haulage', city: 'Oakland' }] } as const
const campaigns = {
  index: 'campaigns',
  hits: [{ campaign_name: 'Golden', client_name: 'Golden State' }],
} as const
const bestOf = (text: string, ...found: Parameters<typeof bestHit>[1]) => bestHit(text, found)?.index

it('the best hit is that with the fewest typos, whichever index it is of', () => {
  const misspelt = { index: 'vendors', hits: [{ name: 'Goldin Haulage' }] } as const
  expect(bestOf('golden', misspelt, campaigns)).toBe('campaigns')
})

it('a whole word is better than the beginning of one, a telling field better than another', () => {
  const begun = { index: 'vendors', hits: [{ name: 'Goldenrod' }] } as const
  const city = { index: 'vendors', hits: [{ name: 'Vega', city: 'Golden' }] } as const
  expect(bestOf('golden', begun, campaigns)).toBe('campaigns')
  expect(bestOf('golden', city, campaigns)).toBe('campaigns')
})

it('between equals it is that of the earlier index', () => {
  expect(bestOf('golden', vendors, campaigns)).toBe('vendors')
})

it('what our rule would not have found comes last', () => {
  const foreign = { index: 'vendors', hits: [{ name: 'Synonym' }] } as const
  expect(bestOf('golden', foreign, campaigns)).toBe('campaigns')
  expect(bestOf('golden', foreign)).toBe('vendors')
  expect(bestHit('golden', [{ index: 'vendors', hits: [] }])).toBeUndefined()
})
