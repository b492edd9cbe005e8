import { describe, expect, it } from 'vitest'
import { copyName, groupProblems, readGroupNumbers, readMembers, vendorsOnCampaignName } from './group'

describe('a custom group', () => {
  it.each([
    ['Los Angeles', 1, []],
    ['  ', 1, ['group_name']],
    ['Los Angeles', 0, ['group_numbers']],
    ['', 0, ['group_name', 'group_numbers']],
  ])('"%s" with %i members', (name, members, fields) => {
    expect(groupProblems(name, members).map(({ field }) => field)).toEqual(fields)
  })

  it('is copied under a name of its own', () => {
    expect(copyName('Los Angeles')).toBe('Los Angeles - Copy')
    expect(vendorsOnCampaignName('2026-11')).toBe('Vendors on Campaign - November')
  })
})

describe('the numbers of a group', () => {
  const members = [{ phone_number: '+13105550101', vendor_id: 7 }]

  it.each([
    ['as the documents send them', '[{"vendor_id":7,"phone_number":"+13105550101"}]'],
    ['as they are', [{ vendor_id: 7, phone_number: '+13105550101' }]],
    ['with the id as text and another way of writing', [{ vendor_id: '7', phone_number: '(310) 555-0101' }]],
    ['twice', [{ vendor_id: 7, phone_number: '3105550101' }, '310-555-0101']],
    ['with the vendor told later', ['3105550101', { vendor_id: 7, phone_number: '3105550101' }]],
  ])('are read %s', (_, given) => {
    expect(readGroupNumbers(given)).toEqual({ members, refused: [] })
  })

  it('may lack the vendor or the number', () => {
    expect(
      readGroupNumbers([
        { phone_number: '3105550101' },
        { vendor_id: 7 },
        { vendor_id: 8, phone_number: null },
      ]),
    ).toEqual({
      members: [
        { phone_number: '+13105550101', vendor_id: null },
        { phone_number: null, vendor_id: 7 },
        { phone_number: null, vendor_id: 8 },
      ],
      refused: [],
    })
  })

  it.each(['', 'x', '{}', 'null', '7', null, { vendor_id: 7 }])('are not read from %j', given => {
    expect(readGroupNumbers(given)).toBeUndefined()
  })

  it('that are none are named', () => {
    const given = [{ vendor_id: 7, phone_number: '555' }, {}, null, { vendor_id: -1 }, 'Bob', 1.5]
    expect(readGroupNumbers(given)).toEqual({
      members: [],
      refused: ['{"vendor_id":7,"phone_number":"555"}', '{}', 'null', '{"vendor_id":-1}', 'Bob', '1.5'],
    })
  })

  it('and ids of vendors are told apart by their length', () => {
    expect(readMembers([7, '8', 3105550101, '+13105550102']).members).toEqual([
      { phone_number: null, vendor_id: 7 },
      { phone_number: null, vendor_id: 8 },
      { phone_number: '+13105550101', vendor_id: null },
      { phone_number: '+13105550102', vendor_id: null },
    ])
  })
})
