import {
  type Message,
  messageSegments,
  type SendProblem,
  SEND_TEXTS,
  sendProblems,
  sentBody,
} from '@product/sdk/nouns/messages'
import { isSendable, readPhone } from '@product/sdk/values'
import { Invalid } from '../../contract/refusals'
import { contactOf } from '../../nouns/messages/contact-rows'
import { refuseTooMany, takeMedia } from '../../nouns/messages/media-files'
import { ringOutbox } from '../../nouns/messages/outbox-bell'
import { queueMessages } from '../../nouns/messages/queue-messages'
import { findMessage } from '../../nouns/messages/sent-message-store'
import { tellThreads } from '../../nouns/messages/tell-pages'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { randomToken } from '../../values/tokens'
import type { SendCall } from './send-call'

/** What goes to one number. */
interface OneMessage {
  phone: string
  body: string
  /** Addresses of pictures. */
  media: readonly string[]
  scheduledFor: Date | null
  isPictures: boolean
  vendorId: number | null
  clientKey: string | null
}

/** E.164; throws Invalid for what no text can go to. */
export function requireNumber(to: string): string {
  const digits = to.trim().replace(/^\+/, '')
  const number = readPhone(/^\d{11,15}$/.test(digits) ? `+${digits}` : to)
  if (number === undefined || !isSendable(number)) throw new Invalid({ to: SEND_TEXTS.notSendable })
  return number
}

export function refuse(problems: readonly SendProblem[]): void {
  if (problems.length > 0)
    throw new Invalid(Object.fromEntries(problems.map(({ field, text }) => [field, text])))
}

/** The log holds neither texts nor numbers. */
const whom = (name: string | null): string => name ?? 'an unknown number'

/** Puts one message into the outbox. Throws Invalid where a rule says no. */
export async function sendOne(call: SendCall, one: OneMessage): Promise<Message> {
  const { db, now, session, requestId } = call
  refuseTooMany(one.media)
  const chat = await contactOf(db, one.phone)
  refuse(sendProblems({ body: one.body, pictures: one.media.length, to: chat }))
  const media = await takeMedia(db, one.media, now)
  const body = sentBody(one.body)
  const [id = 0] = await queueMessages(db, {
    list: [
      {
        phone_number: one.phone,
        body,
        segments: messageSegments(body, media.length).segments,
        vendor_id: one.vendorId,
        client_key: one.clientKey,
        send_key: one.clientKey === null ? randomToken() : `user ${session.userId} ${one.clientKey}`,
      },
    ],
    media,
    sender: { id: session.userId, name: session.name },
    now,
    scheduledFor: one.scheduledFor,
    blastId: null,
    isPictures: one.isPictures,
  })
  await recordAudit(db, {
    session,
    now,
    requestId,
    action: `${one.scheduledFor ? 'scheduled' : 'sent'} a message to ${whom(chat.name)}`,
    entity: 'message',
    entityId: id,
  })
  call.afterCommit(() => ringOutbox(call.parts.db))
  // The thread has come onto the Pictures tab.
  if (one.isPictures && !chat.is_pictures) call.afterCommit(() => tellThreads(call.parts, [one.phone]))
  const message = await findMessage(db, id)
  if (!message) throw new Error('The message was not stored')
  return message
}
