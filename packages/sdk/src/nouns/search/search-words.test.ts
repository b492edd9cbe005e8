import { describe, expect, it } from 'vitest'
import { queryWords, textWords } from './search-words'

const words = (text: string) => textWords(text).map(({ word }) => word)

describe('a text', () => {
  it.each([
    ['Harbor Haul, LLC', ['harbor', 'haul', 'llc']],
    ['  ', []],
    ['%_\\\'"', []],
    ['José’s Café', ['jose', 's', 'cafe']],
    ['vendor1@example.test', ['vendor1', 'example', 'test']],
    ['8ABC123', ['8abc123']],
    ['Truck №5 🚚', ['truck', '5']],
    ['x'.repeat(100), ['x'.repeat(40)]],
    [`x${'𠀀'.repeat(50)}`, [`x${'𠀀'.repeat(19)}`]],
  ])('%j has its words, plain', (text, expected) => {
    expect(words(text)).toEqual(expected)
  })

  it('tells where each word stands in the raw text', () => {
    const raw = 'Été à Él Monte'
    expect(textWords(raw).map(({ start, end }) => raw.slice(start, end))).toEqual(['Été', 'à', 'Él', 'Monte'])
    expect(textWords(raw).map(({ place }) => place)).toEqual([0, 1, 2, 3])
  })

  it('that is a telephone number is also known without country, without area and by its last four digits', () => {
    expect(textWords('+13105550001')).toEqual([
      { word: '13105550001', start: 1, end: 12, place: 0 },
      { word: '3105550001', start: 2, end: 12, place: 0 },
      { word: '5550001', start: 5, end: 12, place: 0 },
      { word: '0001', start: 8, end: 12, place: 0 },
    ])
    expect(words('13105550001')).toEqual(['13105550001'])
    expect(words('+442079460000')).toEqual(['442079460000'])
  })
})

describe('a query', () => {
  it.each([
    ['', []],
    ['   \t ', []],
    ['%%%', []],
    ['Harbor  HAUL', ['harbor', 'haul']],
    ["'; drop table vendors; --", ['drop', 'table', 'vendors']],
    ['a b a', ['b', 'a']],
    ['(310) 555-0001', ['3105550001']],
    ['+1 310.555.0001', ['13105550001']],
    ['555-0001', ['5550001']],
    ['05 2020', ['05', '2020']],
    ['1 2 3 4 5 6 7 8', ['12345678']],
    ['a b c d e f g h i j k l', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']],
  ])('%j asks for its words', (text, expected) => {
    expect(queryWords(text)).toEqual(expected)
  })

  it('of a thousand characters is read as far as the service reads', () => {
    expect(queryWords(`${'ab '.repeat(170)}${'zz '.repeat(200)}`)).toEqual(['ab', 'zz'])
    expect(queryWords(`${' '.repeat(600)}late`)).toEqual([])
    expect(queryWords('x'.repeat(1000))).toEqual(['x'.repeat(40)])
  })
})
