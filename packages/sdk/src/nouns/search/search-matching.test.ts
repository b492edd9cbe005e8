import { describe, expect, it } from 'vitest'
import { SEARCHED_FIELDS } from './search-indexes'
import { compareRanks, matchCost, rankRecord } from './search-matching'
import { queryWords } from './search-words'

const vendor = (name: string, more: Record<string, string | null> = {}) => ({ vendor_id: 1, name, ...more })
const rank = (text: string, record: Record<string, unknown>) =>
  rankRecord(queryWords(text), record, SEARCHED_FIELDS.vendors)

/** Names in the order in which they answer a query. */
function order(text: string, records: readonly Record<string, unknown>[]): unknown[] {
  return records
    .flatMap(record => {
      const found = rank(text, record)
      return found ? [{ found, name: record.name }] : []
    })
    .sort((a, b) => compareRanks(a.found, b.found))
    .map(({ name }) => name)
}

describe('a record', () => {
  it('answers only where every word is found', () => {
    const record = vendor('Harbor Haul', { city: 'Long Beach' })
    expect(rank('harbor long', record)).toBeDefined()
    expect(rank('harbor short', record)).toBeUndefined()
  })

  it('answers to the beginning of the last word only', () => {
    const record = vendor('Harbor Haul')
    expect(rank('harbor ha', record)).toBeDefined()
    expect(rank('harb haul', record)).toBeUndefined()
  })

  it('answers no empty query', () => {
    expect(rank('  ', vendor('Harbor'))).toBeUndefined()
    expect(rank('%', vendor('100 % Haul'))).toBeUndefined()
  })

  it('is not found by what is not searched, nor by what is not there', () => {
    expect(rank('1', vendor('Harbor'))).toBeUndefined()
    expect(rank('null', vendor('Harbor', { city: null }))).toBeUndefined()
  })
})

describe('hits', () => {
  it('with fewer typos come first', () => {
    expect(order('harbor', [vendor('Tarbor'), vendor('Harbour'), vendor('Harbor')])).toEqual([
      'Harbor',
      'Harbour',
      'Tarbor',
    ])
  })

  it('with the words nearer to each other come first, in the order typed before the other', () => {
    expect(
      order('long beach', [
        vendor('Long and Sandy Beach'),
        vendor('Beach, Long'),
        vendor('Long', { city: 'Beach' }),
        vendor('Long Beach'),
      ]),
    ).toEqual(['Long Beach', 'Beach, Long', 'Long and Sandy Beach', 'Long'])
  })

  it('in a more telling field come first', () => {
    expect(
      order('harbor', [
        vendor('A', { city: 'Harbor' }),
        vendor('B', { nickname: 'Harbor' }),
        vendor('Harbor'),
      ]),
    ).toEqual(['Harbor', 'B', 'A'])
  })

  it('with whole words come before beginnings of longer ones', () => {
    expect(order('harbor', [vendor('Harborside'), vendor('Harbor')])).toEqual(['Harbor', 'Harborside'])
  })

  it('of one word are ranked alike by their cost', () => {
    const costs = [
      matchCost({ typos: 0, exact: true }, 0),
      matchCost({ typos: 0, exact: false }, 0),
      matchCost({ typos: 0, exact: true }, 1),
      matchCost({ typos: 1, exact: false }, 0),
    ]
    expect(costs).toEqual([...costs].sort((a, b) => a - b))
  })
})
