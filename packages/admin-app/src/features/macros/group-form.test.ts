import { WAYPOINT_GROUP_TEXTS } from '@product/sdk/nouns/placeholders'
import { expect, it } from 'vitest'
import { groupBody, groupProblems } from './group-form'

it('a waypoint group is sent with its addresses as a list', () => {
  expect(groupBody({ name: 'Port', addresses: '90731;\n90744; ', version: 2, num_addresses: 7 })).toEqual({
    name: 'Port',
    addresses: ['90731', '90744'],
    version: 2,
  })
  expect(groupBody({ name: 'Port', addresses: null })).toEqual({ name: 'Port', addresses: [] })
})

it.each([
  ['\t;\n; ;', WAYPOINT_GROUP_TEXTS.noAddress],
  ['90731;'.repeat(5001), WAYPOINT_GROUP_TEXTS.tooMany],
  [`90731;${'x'.repeat(201)}`, WAYPOINT_GROUP_TEXTS.addressTooLong],
])('addresses are refused beside their field', (addresses, problem) => {
  expect(groupProblems({ name: 'Port', addresses })).toEqual({ addresses: problem })
})

it('a group of 5,000 ZIP codes, and one of a ZIP code that there is not, can be saved', () => {
  expect(groupProblems({ name: 'All', addresses: '90731;'.repeat(5000) })).toEqual({})
  expect(groupProblems({ name: 'None', addresses: '00000' })).toEqual({})
})
