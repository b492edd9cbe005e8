import { describe, expect, it } from 'vitest'
import { fixListEdit, fixListFields, fixListItem } from './fix-list-item'
import { aFixListItem } from '../../testing/a-fix-list-item'
import { closedOnText, FIX_LIST_TEXTS } from './fix-list-texts'

const body = {
  truck_id: 5,
  description: 'Left panel torn',
  date_identified: '2026-05-01',
  target_close_date: '2026-05-20',
}

const problems = (over: Record<string, unknown>) =>
  Object.fromEntries(
    (fixListFields.safeParse({ ...body, ...over }).error?.issues ?? []).map(issue => [
      issue.path.join('.'),
      issue.message,
    ]),
  )

describe('a fix list item', () => {
  it('starts open, bleeding, without reprint, solution and owner', () => {
    expect(fixListFields.parse(body)).toEqual({
      ...body,
      bleeding_stopped: false,
      reprint_ordered: false,
      solution: null,
      closed: false,
      date_closed: null,
      product_owner_id: null,
    })
  })

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ truck_id: undefined }, { truck_id: FIX_LIST_TEXTS.noTruck }],
    [{ truck_id: null }, { truck_id: FIX_LIST_TEXTS.noTruck }],
    [{ truck_id: 0 }, { truck_id: FIX_LIST_TEXTS.noTruck }],
    [{ truck_id: '5' }, { truck_id: FIX_LIST_TEXTS.noTruck }],
    [{ description: '  \n ' }, { description: FIX_LIST_TEXTS.noDescription }],
    [{ description: undefined }, { description: FIX_LIST_TEXTS.noDescription }],
    [{ date_identified: '' }, { date_identified: FIX_LIST_TEXTS.noDateIdentified }],
    [{ target_close_date: null }, { target_close_date: FIX_LIST_TEXTS.noTargetCloseDate }],
    [{ target_close_date: '2026-02-30' }, { target_close_date: FIX_LIST_TEXTS.noTargetCloseDate }],
    [{ target_close_date: '2026-04-30' }, { target_close_date: FIX_LIST_TEXTS.targetBeforeIdentified }],
    [{ date_closed: 'abc' }, { date_closed: FIX_LIST_TEXTS.noDateClosed }],
    [{ product_owner_id: 0 }, { product_owner_id: FIX_LIST_TEXTS.noOwner }],
  ])('is refused as %j', (over, expected) => {
    expect(problems(over)).toEqual(expected)
  })

  it('says at once all that is wrong', () => {
    expect(fixListFields.safeParse({}).error?.issues.map(({ message }) => message)).toEqual([
      'Select a valid truck',
      FIX_LIST_TEXTS.noDescription,
      FIX_LIST_TEXTS.noDateIdentified,
      FIX_LIST_TEXTS.noTargetCloseDate,
    ])
  })

  it('may be due on the day on which it was found', () => {
    expect(problems({ target_close_date: body.date_identified })).toEqual({})
  })

  it('takes dates as dates and as instants', () => {
    const sent = {
      date_identified: '2026-05-02T06:30:00.000Z',
      target_close_date: '2026-05-20T00:00:00.000Z',
    }
    expect(fixListFields.parse({ ...body, ...sent })).toMatchObject({
      date_identified: '2026-05-01',
      target_close_date: '2026-05-20',
    })
  })

  it('keeps the lines of a description and has no blank solution', () => {
    const sent = { description: ' Torn:\nleft panel ', solution: '  ' }
    expect(fixListFields.parse({ ...body, ...sent })).toMatchObject({
      description: 'Torn:\nleft panel',
      solution: null,
    })
  })

  it.each([undefined, null, [], 'abc', 5])('is not %j', value => {
    expect(fixListFields.safeParse(value).success).toBe(false)
  })

  it('is answered as it is stored', () => {
    expect(fixListItem.parse(aFixListItem())).toEqual(aFixListItem())
  })

  it('says when it was closed with the date as the fix list writes it', () => {
    expect(closedOnText('2026-05-20')).toBe('This fix list item was closed on: 2026-05-20')
  })
})

describe('a change of a fix list item', () => {
  it('holds what is sent and nothing else', () => {
    expect(fixListEdit.parse({ solution: ' ', haulboard_owner: 7, version: 2 })).toEqual({
      solution: null,
      product_owner_id: 7,
      date_closed: null,
      version: 2,
    })
  })

  it('can’t be due before it was found', () => {
    const late = { date_identified: '2026-05-21', target_close_date: '2026-05-20' }
    expect(fixListEdit.safeParse(late).error?.issues).toMatchObject([
      { path: ['target_close_date'], message: FIX_LIST_TEXTS.targetBeforeIdentified },
    ])
    expect(fixListEdit.safeParse({ target_close_date: '2026-05-20' }).success).toBe(true)
  })

  it.each([['truck_id'], ['description'], ['date_identified'], ['target_close_date']])(
    'can’t blank the %s',
    field => {
      expect(fixListEdit.safeParse({ [field]: null }).error?.issues[0]?.path).toEqual([field])
    },
  )
})
