import type { Contact } from '@product/sdk/nouns/messages'

/**
 * A thread as an answer or an event tells it. One that was read before the newest message that is known here came is
 * late: it does not take that message back, nor tells whether it was read.
 */
export function laterThread(known: Contact, told: Contact): Contact {
  if (known.created_at === null) return told
  if (told.created_at !== null && Date.parse(told.created_at) >= Date.parse(known.created_at)) return told
  const { body, created_at, last_direction, last_status, last_num_media, is_read } = known
  return { ...told, body, created_at, last_direction, last_status, last_num_media, is_read }
}
