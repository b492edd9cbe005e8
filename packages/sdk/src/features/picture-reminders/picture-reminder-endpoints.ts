import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { bodyId, id } from '../../contract/id-param'

const staff = { all: [1, 2, 3, 5] } as const

/** A vendor who can be asked for pictures. Spec: communication, 3. */
export const reminderVendor = z.object({
  vendor_name: z.string(),
  vendor_id: id<'vendor'>(),
  /** The business's own code of the vendor. */
  vendor_num: z.string().nullable(),
  /** E.164. */
  phone_num: z.string().nullable(),
  /** With commas between them. */
  campaign_display_names: z.string(),
  /** ` | ` between the trucks, each `name, plate, campaign`. */
  reminders: z.string(),
  /** Ours: when they were last asked this month (Los Angeles). */
  requested_at: z.iso.datetime().nullable(),
  /** Ours. */
  is_blocked: z.boolean(),
})

export type ReminderVendor = z.output<typeof reminderVendor>

const answer = z.object({ reminder_list: z.array(reminderVendor) })

/** Spec: communication, 7, "Picture reminders"; the spelling of the paths is the document's. */
export const pictureReminderEndpoints = {
  pictureVendorsForReminder: endpoint({
    method: 'GET',
    path: '/comunication/get-picture-vendors-for-remainder',
    summary:
      'Vendors with picture reporting and a truck on a running campaign that has no approved picture of this month (Los Angeles), by name.',
    access: staff,
    answer,
  }),
  pictureVendors: endpoint({
    method: 'GET',
    path: '/comunication/get-picture-vendors',
    summary: 'Vendors with picture reporting and a truck on a running campaign, by name.',
    access: staff,
    answer,
  }),
  addLastPictureBlastTimestamp: endpoint({
    method: 'POST',
    path: '/communication/add-last-picture-blast-timestamp',
    summary:
      'Note that vendors were asked for the pictures of this month. A blast of reminders notes it by itself; this is for clients that send one by one.',
    access: staff,
    body: z.object({
      vendor_ids: z.array(bodyId<'vendor'>()).max(20_000).optional(),
      vendor_id: bodyId<'vendor'>().optional(),
      phone_number: z.string().max(40).optional(),
    }),
    answer: z.object({ requested: z.number().int() }),
  }),
}
