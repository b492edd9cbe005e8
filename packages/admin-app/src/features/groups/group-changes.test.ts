import { expect, it } from 'vitest'
import { canSaveGroup, groupFormProblems, groupNumbers, memberChanges, withMembers } from './group-changes'

const vega = { vendor_id: 3, phone_number: '+13105550101', vendor_name: 'Vega Hauling' }
const typed = { vendor_id: null, phone_number: '+13105550102', vendor_name: null }
const silent = { vendor_id: 5, phone_number: null, vendor_name: 'Silent Freight' }

it('a new group is sent as the text of a list of vendors and numbers', () => {
  expect(groupNumbers([vega, typed])).toBe(
    '[{"vendor_id":3,"phone_number":"+13105550101"},{"vendor_id":null,"phone_number":"+13105550102"}]',
  )
})

it('of a stored group only those are sent who come and go, a vendor without a number by its id', () => {
  expect(memberChanges([vega, silent], [vega, typed])).toEqual({
    group_vendor_ids: ['+13105550102'],
    vendors_to_remove: [5],
  })
})

it('the same number is in a group once, whichever vendor it is added with', () => {
  const other = { ...vega, vendor_id: 9, vendor_name: 'Vega Two' }
  expect(withMembers([vega], [other, typed, typed, silent])).toEqual([vega, typed, silent])
})

it('a group is saved with a name and at least one member', () => {
  expect(groupFormProblems({ group_name: ' ', vendors: [] })).toEqual({
    group_name: 'Please enter a group name.',
    vendors: 'Please add at least one vendor or number.',
  })
  expect(canSaveGroup({ group_name: 'Harbor', vendors: [typed] })).toBe(true)
  expect(canSaveGroup({ group_name: 'Harbor', vendors: [] })).toBe(false)
})
