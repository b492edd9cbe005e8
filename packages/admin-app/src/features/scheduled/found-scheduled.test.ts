import type { ScheduledMessage } from '@product/sdk/nouns/messages'
import { expect, it } from 'vitest'
import { foundScheduled } from './found-scheduled'

const message = (over: Partial<ScheduledMessage>): ScheduledMessage => ({
  id: 1,
  name: 'Vega Hauling',
  phone_number: '+13105550101',
  body: 'See you at the yard',
  scheduled_for: '2026-11-30T17:00:00.000Z',
  sender_name: null,
  twilio_meta: '{"sid":"a"}',
  sid: 'a',
  vendor_id: null,
  num_media: 0,
  is_blocked: false,
  version: 1,
  ...over,
})

const vega = message({})
const typed = message({ sid: 'b', name: null, phone_number: '+16265550109', body: 'Hello' })

it.each([
  ['', [vega, typed]],
  ['  ', [vega, typed]],
  ['vega', [vega]],
  ['YARD', [vega]],
  ['(626) 555', [typed]],
  ['+1626', [typed]],
  ['nobody', []],
])('looking for "%s" goes through names, numbers and texts', (keyword, found) => {
  expect(foundScheduled([vega, typed], keyword)).toEqual(found)
})
