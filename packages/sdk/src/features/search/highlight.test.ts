import { describe, expect, it } from 'vitest'
import { DEFAULT_TAGS, highlightRecord, highlightText } from './highlight'
import { queryWords } from '../../nouns/search/search-words'

const marked = (text: string, query: string) => highlightText(text, queryWords(query), DEFAULT_TAGS)

describe('highlighting', () => {
  it.each([
    ['Harbor Haul, LLC', 'harbor', '<em>Harbor</em> Haul, LLC'],
    ['Harbor Haul', 'harb', '<em>Harb</em>or Haul'],
    ['Harbor Haul', 'harbr', '<em>Harbor</em> Haul'],
    ['Harbor Haul', 'haul harbor', '<em>Harbor</em> <em>Haul</em>'],
    ['José Café', 'jose', '<em>José</em> Café'],
    ['Jose\u0301 x', 'jos', '<em>Jos</em>e\u0301 x'],
    ['E\u0301te\u0301', 'et', '<em>E\u0301t</em>e\u0301'],
    ['+13105550001', '310-555-0001', '+1<em>3105550001</em>'],
    ['+13105550001', '0001', '+1310555<em>0001</em>'],
    ['Summer Tour', 'tour', 'Summer <em>Tour</em>'],
  ])('marks %j for %j', (text, query, value) => {
    expect(marked(text, query).value).toBe(value)
  })

  it('keeps the raw text raw: whoever shows it escapes it', () => {
    const tags = { pre: '__ais-highlight__', post: '__/ais-highlight__' }
    expect(highlightText('<b>Harbor</b> & "Co"', ['harbor'], tags).value).toBe(
      '<b>__ais-highlight__Harbor__/ais-highlight__</b> & "Co"',
    )
  })

  it('says how much of the query and of the text it is', () => {
    expect(marked('Harbor', 'harbor')).toEqual({
      value: '<em>Harbor</em>',
      matchLevel: 'full',
      matchedWords: ['harbor'],
      fullyHighlighted: true,
    })
    expect(marked('Harbor Haul', 'harbor tour')).toMatchObject({
      matchLevel: 'partial',
      matchedWords: ['harbor'],
      fullyHighlighted: false,
    })
    expect(marked('Harbor', 'zzzz')).toEqual({ value: 'Harbor', matchLevel: 'none', matchedWords: [] })
  })

  it('leaves out fields without text', () => {
    const record = { name: 'Harbor', nickname: null, city: '', vendor_id: 1 }
    expect(Object.keys(highlightRecord(record, ['name', 'nickname', 'city'], ['x'], DEFAULT_TAGS))).toEqual([
      'name',
    ])
  })
})
