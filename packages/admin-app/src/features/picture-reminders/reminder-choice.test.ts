import { expect, it } from 'vitest'
import { canRemind, foundVendors, messageTo, reminderBlast } from './reminder-choice'
import { storyReminderVendor } from './story-reminders'

const vega = storyReminderVendor({ vendor_id: 3, vendor_name: 'Vega Hauling' })
const harbor = storyReminderVendor({
  vendor_id: 4,
  vendor_name: 'Harbor & Sons',
  vendor_num: 'H-12',
  phone_num: null,
  campaign_display_names: 'Harvest',
})

it('a vendor is found by name, code and campaign', () => {
  expect(foundVendors([vega, harbor], ' ')).toEqual([vega, harbor])
  expect(foundVendors([vega, harbor], 'h-12')).toEqual([harbor])
  expect(foundVendors([vega, harbor], 'summer')).toEqual([vega])
})

it('a vendor without a number or who said stop is not reminded', () => {
  expect([vega, harbor, { ...vega, is_blocked: true }].map(canRemind)).toEqual([true, false, false])
})

it('the message names the trucks with their plates and campaigns', () => {
  expect(messageTo(vega, 'Haulboard')).toContain('- Box 5, 8ABC123, Summer Tour')
})

it('everybody gets a text of their own, sent as one reminder', () => {
  expect(reminderBlast([vega], 'Haulboard')).toEqual({
    kind: 'reminder',
    body: '',
    recipients: [
      {
        vendor_id: 3,
        phone_number: '+13105550101',
        source: 'Picture reminder',
        body: messageTo(vega, 'Haulboard'),
      },
    ],
  })
})
