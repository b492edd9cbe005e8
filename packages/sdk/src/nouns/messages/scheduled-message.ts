import { z } from 'zod'
import { id } from '../../contract/id-param'

/** A message that waits for its time. Spec: communication, 3. */
export const scheduledMessage = z.object({
  id: id<'message'>(),
  name: z.string().nullable(),
  phone_number: z.string(),
  body: z.string(),
  scheduled_for: z.iso.datetime(),
  sender_name: z.string().nullable(),
  /** JSON with `sid`: what the other two calls name it by. It stays the same when the time changes. */
  twilio_meta: z.string(),
  /** Ours, as all below. */
  sid: z.string(),
  vendor_id: id<'vendor'>().nullable(),
  num_media: z.number().int(),
  is_blocked: z.boolean(),
  version: z.number().int(),
})

export type ScheduledMessage = z.output<typeof scheduledMessage>
