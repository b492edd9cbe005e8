import { pictureReminderEndpoints } from '@product/sdk/features/picture-reminders'
import { currentPayMonth } from '@product/sdk/nouns/payments'
import { readPhone } from '@product/sdk/values'
import { Invalid } from '../../contract/refusals'
import { implement } from '../../http/implement'
import { momentOf } from '../../nouns/campaigns/active-truck-sql'
import { contactOf } from '../../nouns/messages/contact-rows'
import { isId } from '../../nouns/messages/recipient-facts'
import { notePictureRequests } from '../../nouns/picture-reports/picture-request-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { reminderVendors } from './reminder-store'

export const pictureReminderHandlers = implement(pictureReminderEndpoints, {
  pictureVendorsForReminder: async ({ db, now }) => ({
    reminder_list: await reminderVendors(db, momentOf(now), { lacking: true }),
  }),

  pictureVendors: async ({ db, now }) => ({
    reminder_list: await reminderVendors(db, momentOf(now), { lacking: false }),
  }),

  async addLastPictureBlastTimestamp({ db, body, session, now, requestId }) {
    const { vendor_ids = [], vendor_id, phone_number } = body
    const number = phone_number === undefined ? undefined : readPhone(phone_number)
    const called = number === undefined ? null : (await contactOf(db, number)).vendor_id
    const vendorIds = [...vendor_ids, vendor_id, called].filter(isId)
    if (vendorIds.length === 0) throw new Invalid({ vendor_ids: 'Please say which vendors were asked.' })
    const requested = await notePictureRequests(db, { vendorIds, month: currentPayMonth(now), at: now })
    await recordAudit(db, {
      session,
      now,
      requestId,
      action: `noted that ${requested} vendors were asked for pictures`,
      entity: 'picture_request',
    })
    return { requested }
  },
})
