import { type BlastBody, readReminders, reminderMessage } from '@product/sdk/nouns/messages'
import type { ReminderVendor } from './use-reminder-vendors'

/** Whether a text can go there at all: there is a number, and it did not say stop. */
export const canRemind = ({ phone_num, is_blocked }: ReminderVendor): boolean =>
  phone_num !== null && !is_blocked

/** Those whose name, code or campaigns hold what is looked for; blank: all of them. */
export function foundVendors(vendors: readonly ReminderVendor[], keyword: string): ReminderVendor[] {
  const asked = keyword.trim().toLowerCase()
  return vendors.filter(({ vendor_name, vendor_num, campaign_display_names }) =>
    [vendor_name, vendor_num ?? '', campaign_display_names].some(text => text.toLowerCase().includes(asked)),
  )
}

/** The message to one vendor: pictures of the trucks with their plates and campaigns. Spec: communication, 9. */
export const messageTo = ({ reminders }: ReminderVendor, product: string): string =>
  reminderMessage(product, readReminders(reminders))

/** A message to many in which everybody has a text of their own. */
export const reminderBlast = (vendors: readonly ReminderVendor[], product: string): BlastBody => ({
  kind: 'reminder',
  body: '',
  recipients: vendors.map(vendor => ({
    vendor_id: vendor.vendor_id,
    phone_number: vendor.phone_num,
    source: 'Picture reminder',
    body: messageTo(vendor, product),
  })),
})
