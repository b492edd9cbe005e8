import { describe, expect, it } from 'vitest'
import { chosenLines, sumsByVendor, vendorGroups } from './shown-lines'
import { storyLines } from './story-payments'

const all = { search: '', onlyNotReady: false, sort: undefined, order: 'asc' } as const
const idsOf = (choice: Partial<Parameters<typeof chosenLines>[1]>) =>
  chosenLines(storyLines, { ...all, ...choice }).map(({ payment_schedule_id }) => payment_schedule_id)

describe('the lines of a month', () => {
  it.each([
    ['come as the server orders them', {}, [1, 2, 3, 4]],
    ['are found by the vendor in any case', { search: ' vega ' }, [1, 2]],
    ['are found by the plate', { search: '8abc' }, [1, 2, 4]],
    ['are found by the truck', { search: 'stake' }, [3]],
    ['are left to those that are not ready', { onlyNotReady: true }, [2, 3, 4]],
    ['go by amount from the largest', { sort: 'amount_ext', order: 'desc' }, [3, 1, 4, 2]],
    ['have open ends last in either order', { sort: 'end_date', order: 'desc' }, [3, 4, 2, 1]],
  ] as const)('%s', (_, choice, ids) => {
    expect(idsOf(choice)).toEqual(ids)
  })
})

it('a vendor’s sum on a page is that of all the lines found, also of those on other pages', () => {
  const page = storyLines.slice(1, 3)
  const groups = vendorGroups(page, sumsByVendor(storyLines))
  expect(groups.map(({ sum, lines }) => [sum.vendor_id, sum.cents, sum.lines, lines.length])).toEqual([
    [3, 122_222, 2, 1],
    [4, 123_456, 1, 1],
  ])
})
