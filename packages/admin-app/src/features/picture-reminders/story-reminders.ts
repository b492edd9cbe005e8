import type { ReminderVendor } from './use-reminder-vendors'

type Over = Partial<Omit<ReminderVendor, 'vendor_id'>> & { vendor_id: number }

export const storyReminderVendor = ({ vendor_id, ...over }: Over): ReminderVendor => ({
  vendor_name: `Vendor ${vendor_id}`,
  vendor_num: `V-${vendor_id}`,
  phone_num: '+13105550101',
  campaign_display_names: 'Summer Tour',
  reminders: 'Box 5, 8ABC123, Summer Tour',
  requested_at: null,
  is_blocked: false,
  ...over,
  vendor_id,
})

export const storyReminders: ReminderVendor[] = [
  storyReminderVendor({
    vendor_id: 3,
    vendor_name: 'Vega Hauling',
    reminders: 'Box 5, 8ABC123, Summer Tour | Stake bed 106, 7XYZ998, Harvest',
    campaign_display_names: 'Summer Tour, Harvest',
  }),
  storyReminderVendor({
    vendor_id: 4,
    vendor_name: 'Harbor & Sons Hauling and Freight Company of Greater Long Beach',
    phone_num: '+15625550102',
    requested_at: '2026-11-20T18:00:00.000Z',
  }),
  storyReminderVendor({ vendor_id: 5, vendor_name: 'Silent Freight', phone_num: null }),
  storyReminderVendor({
    vendor_id: 6,
    vendor_name: 'No Thanks Trucking',
    phone_num: '+16265550103',
    is_blocked: true,
  }),
]
