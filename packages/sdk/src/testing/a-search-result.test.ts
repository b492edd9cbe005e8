import { expect, it } from 'vitest'
import { aSearchResult } from './a-search-result'

it('a search that finds something counts it, and one that finds nothing says so', () => {
  const hit = { objectID: '7' }
  expect(aSearchResult('vendors', [hit])).toMatchObject({ nbHits: 1, nbPages: 1, hits: [hit] })
  expect(aSearchResult('vendors')).toMatchObject({ index: 'vendors', nbHits: 0, nbPages: 0, hits: [] })
})
