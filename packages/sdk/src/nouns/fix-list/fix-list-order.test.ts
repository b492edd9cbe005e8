import { describe, expect, it } from 'vitest'
import { aFixListItem } from '../../testing/a-fix-list-item'
import { closedItemsInOrder, openItemsInOrder } from './fix-list-order'

describe('open fix list items', () => {
  const names = (...vendors: (string | null)[]) =>
    openItemsInOrder(vendors.map(vendor_name => aFixListItem({ vendor_name }))).map(item => item.vendor_name)

  it('stand by vendor name in any case', () => {
    expect(names('valley', 'Anchor', 'Zulu', 'harbor', 'anchor bay')).toEqual([
      'Anchor',
      'anchor bay',
      'harbor',
      'valley',
      'Zulu',
    ])
  })

  it('without a vendor name stand last', () => {
    expect(names('', 'Zulu', null, '  ', 'anchor')).toEqual(['anchor', 'Zulu', '', null, '  '])
  })

  it('of one vendor stand by target close date, then as they came', () => {
    const items = [
      aFixListItem({ truck_problem_id: 4, vendor_name: 'vega', target_close_date: '2026-06-01' }),
      aFixListItem({ truck_problem_id: 3, vendor_name: 'Vega', target_close_date: '2026-05-01' }),
      aFixListItem({ truck_problem_id: 2, vendor_name: 'VEGA', target_close_date: '2026-05-01' }),
    ]
    expect(openItemsInOrder(items).map(item => item.truck_problem_id)).toEqual([2, 3, 4])
    expect(items[0]?.truck_problem_id).toBe(4)
  })
})

describe('closed fix list items', () => {
  it('stand by the day of closing, the last first', () => {
    const items = [
      aFixListItem({ truck_problem_id: 1, date_closed: '2026-05-01' }),
      aFixListItem({ truck_problem_id: 2, date_closed: null }),
      aFixListItem({ truck_problem_id: 3, date_closed: '2026-06-01' }),
      aFixListItem({ truck_problem_id: 4, date_closed: '2026-05-01' }),
    ]
    expect(closedItemsInOrder(items).map(item => item.truck_problem_id)).toEqual([3, 4, 1, 2])
  })
})
