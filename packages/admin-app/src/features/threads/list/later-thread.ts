import { type Contact, isEarlierStatus, type Message } from '@product/sdk/nouns/messages'

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

/** A thread after a message in it was told: as it was where something newer, or later of the same message, is known. */
export function withLastMessage(thread: Contact, message: Message): Contact {
  const { created_at: at, last_status } = thread
  const { body, created_at, direction, media, message_status } = message
  if (at !== null && at > created_at) return thread
  if (at === created_at && last_status !== null && isEarlierStatus(message_status, last_status)) return thread
  return {
    ...thread,
    body,
    created_at,
    last_direction: direction,
    last_status: message_status,
    last_num_media: media.length,
  }
}
