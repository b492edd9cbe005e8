import { describe, expect, it } from 'vitest'
import { type KeptField, markedAsClosed, readOnlyBecause, reopened, savedItem } from './close-fix-list-item'
import { aFixListItem } from '../../testing/a-fix-list-item'
import { type FixListFields, fixListFields } from './fix-list-item'
import { FIX_LIST_TEXTS } from './fix-list-texts'

const today = '2026-05-22'
const open = aFixListItem()
const closed = aFixListItem(markedAsClosed('2026-05-20'))
const sent = (over: Partial<FixListFields>, item = open): FixListFields => ({
  ...fixListFields.parse(item),
  ...over,
})

describe('an open item', () => {
  it('marked as closed is closed today', () => {
    expect(markedAsClosed(today)).toEqual({ closed: true, date_closed: today })
    expect(savedItem(open, sent({ closed: true }), today)).toMatchObject({
      saved: { closed: true, date_closed: today },
    })
  })

  it.each<[string | null, string]>([
    [null, today],
    ['2026-05-22', today],
    ['2026-05-21', '2026-05-21'],
    ['2026-05-23', today],
    [open.date_identified, open.date_identified],
    ['2026-04-30', today],
  ])('closed with the date %s has the date %s', (date_closed, kept) => {
    expect(savedItem(open, sent({ closed: true, date_closed }), today)).toMatchObject({
      saved: { date_closed: kept },
    })
  })

  it('has no date of closing, whatever was sent, and may be changed', () => {
    const fields = sent({ date_closed: '2026-05-01', description: 'Right panel torn' })
    expect(savedItem(open, fields, today)).toMatchObject({
      saved: { closed: false, date_closed: null, description: 'Right panel torn' },
    })
    expect(readOnlyBecause(open)).toBeUndefined()
  })

  it('may be new, and be closed at once', () => {
    const result = savedItem(null, sent({ closed: true }), today)
    expect(result).toMatchObject({ saved: { closed: true, date_closed: today } })
    expect(result).not.toHaveProperty('saved.version')
  })
})

describe('a closed item', () => {
  it('is read-only, and says since when and what to do', () => {
    expect(readOnlyBecause(closed)).toEqual([
      'This fix list item was closed on: 2026-05-20',
      FIX_LIST_TEXTS.mustReopen,
    ])
    expect(readOnlyBecause({ closed: true, date_closed: null })).toEqual([FIX_LIST_TEXTS.mustReopen])
  })

  it.each<[KeptField, unknown]>([
    ['truck_id', 6],
    ['description', 'Right panel torn'],
    ['bleeding_stopped', false],
    ['reprint_ordered', true],
    ['date_identified', '2026-05-02'],
    ['target_close_date', '2026-05-21'],
    ['solution', 'New panel'],
    ['product_owner_id', null],
  ])('refuses another %s', (field, value) => {
    expect(savedItem(closed, sent({ [field]: value }, closed), today)).toEqual({
      problem: 'closed',
      fields: [field],
      text: FIX_LIST_TEXTS.mustReopen,
    })
  })

  it('saved as it is keeps its date', () => {
    const fields = sent({ date_closed: today }, closed)
    expect(savedItem(closed, fields, today)).toMatchObject({
      saved: { closed: true, date_closed: '2026-05-20' },
    })
  })

  it('reopened is open and has no date, with the changes sent along', () => {
    expect(reopened()).toEqual({ closed: false, date_closed: null })
    expect(savedItem(closed, sent({ closed: false, solution: 'New panel' }, closed), today)).toMatchObject({
      saved: { closed: false, date_closed: null, solution: 'New panel' },
    })
  })
})
