import { z } from 'zod'
import { id } from '../../contract/id-param'
import { MESSAGE_STATUSES } from './message'

/** How many threads each tab has. Spec: communication, 3. */
export const chatCounts = z.object({
  allCount: z.number().int(),
  unreadCount: z.number().int(),
  starredCount: z.number().int(),
  accountingCount: z.number().int(),
  picturesCount: z.number().int(),
})

export type ChatCounts = z.output<typeof chatCounts>

/** Why texts to a number don't go out, or are in doubt. Source: domain facts, 1.5. */
export const BLOCKED_REASONS = ['opted_out', 'bad_number', 'blocked', 'undelivered'] as const

export type BlockedReason = (typeof BLOCKED_REASONS)[number]

/** One thread, as its row shows it. Spec: communication, 3. */
export const contact = z.object({
  /** Null: no vendor has this number. */
  vendor_id: id<'vendor'>().nullable(),
  /** E.164; it is what a thread is known by. */
  phone_number: z.string(),
  /** Of the vendor; null where nobody is known. */
  name: z.string().nullable(),
  /** The last message. Empty where it is only pictures; null where nothing was written yet. */
  body: z.string().nullable(),
  /** When the last message came or went; null where nothing was written yet. */
  created_at: z.iso.datetime().nullable(),
  is_read: z.boolean(),
  is_starred: z.boolean(),
  is_accounting: z.boolean(),
  is_pictures: z.boolean(),
  is_blocked: z.boolean(),
  /** Ours, as all below. Null where it is not blocked. */
  blocked_reason: z.enum(BLOCKED_REASONS).nullable(),
  /** The carrier's error behind it, where there was one. */
  blocked_code: z.number().int().nullable(),
  last_direction: z.enum(['inbound', 'outbound']).nullable(),
  last_status: z.enum(MESSAGE_STATUSES).nullable(),
  /** Pictures of the last message. */
  last_num_media: z.number().int(),
  /** The newest message that staff had seen when the thread was last marked read; what is below is new. */
  seen_message_id: id<'message'>().nullable(),
})

export type Contact = z.output<typeof contact>
