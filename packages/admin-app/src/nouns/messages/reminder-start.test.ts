import { expect, it } from 'vitest'
import { readRemindersStart, remindersLink } from './reminder-start'

it('a link to the reminders carries along whom to tick', () => {
  expect(readRemindersStart(remindersLink([3, 4]).state)).toEqual([3, 4])
  expect(readRemindersStart({ vendor_ids: [3, 'x', null] })).toEqual([3])
})

it.each([null, undefined, 7, 'text', {}, { vendor_ids: 3 }, { vendor_ids: [] }])(
  'what is none is left where it is: %j',
  state => expect(readRemindersStart(state)).toBeUndefined(),
)
