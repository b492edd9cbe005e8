import { z } from 'zod'
import { id } from '../../contract/id-param'
import { pictureDuplicate } from '../pictures/duplicate-info'

export { type PictureDuplicate, pictureDuplicate } from '../pictures/duplicate-info'

/** What a message is on the wire. Spec: communication, 3. */
export const MESSAGE_STATUSES = ['scheduled', 'sent', 'delivered', 'undelivered', 'failed'] as const

/** One picture of a message. Spec: communication, 3. */
export const messageMedia = z.object({
  /** Below `/media`. Null while it is being copied from the carrier, and where it was refused. */
  url: z.string().nullable(),
  is_duplicate: z.boolean(),
  duplicates: z.array(pictureDuplicate),
  uploaded_at: z.iso.datetime(),
  /** Ours: a small copy. */
  small_url: z.string().nullable(),
  /** Ours: `waiting` to be copied, `stored`, or `refused` with the reason. */
  state: z.enum(['waiting', 'stored', 'refused']),
  refusal: z.string().nullable(),
  /** Ours: how often it is tagged. */
  tags: z.number().int(),
})

export type MessageMedia = z.output<typeof messageMedia>

/** One message of a thread. Spec: communication, 3. */
export const message = z.object({
  id: id<'message'>(),
  direction: z.enum(['inbound', 'outbound']),
  body: z.string(),
  media: z.array(messageMedia),
  message_status: z.enum(MESSAGE_STATUSES),
  /** Its place in the thread: when it was written, is due, was sent, or arrived. */
  created_at: z.iso.datetime(),
  scheduled_for: z.iso.datetime().nullable(),
  sender_name: z.string().nullable(),
  /** Ours, as all below. The thread it stands in. */
  phone_number: z.string(),
  /** It is in the outbox and the carrier has not taken it yet. */
  pending: z.boolean(),
  /** The carrier's error, and what it means in words for staff. */
  error_code: z.number().int().nullable(),
  error_text: z.string().nullable(),
  /** What the page that sent it knows it by. */
  client_key: z.string().nullable(),
  sid: z.string().nullable(),
})

export type Message = z.output<typeof message>
