import type { Endpoint } from '@product/sdk/contract'
import { sendingEndpoints } from '@product/sdk/features/sending'
import {
  isRetryable,
  type Message,
  SCHEDULE_WINDOWS,
  scheduleProblem,
  sentBody,
} from '@product/sdk/nouns/messages'
import { Conflict, Invalid, NotFound } from '../../contract/refusals'
import { type Call, implement } from '../../http/implement'
import { mediaAddress } from '../../nouns/files/media-address'
import { ringOutbox } from '../../nouns/messages/outbox-bell'
import { isId } from '../../nouns/messages/recipient-facts'
import {
  lockClientKey,
  lockSent,
  mediaNames,
  retriedAs,
  retryKey,
  sentUnderKey,
} from '../../nouns/messages/sent-message-store'
import { listedBlasts, requireBlast } from './blast-answer'
import { downloadMedia } from './download-media'
import { planBlast } from './plan-blast'
import { retryBlast, sendBlast } from './send-blast'
import { requireNumber, sendOne } from './send-one'
import { uploadSmsMedia } from './upload-sms-media'
import { vendorHits } from './vendor-hits-store'

/** When it is to go out, or null for now. Throws Invalid for a time outside the window. */
function scheduledFor(schedule: string | null | undefined, now: Date): Date | null {
  if (!schedule) return null
  const problem = scheduleProblem(SCHEDULE_WINDOWS.server, schedule, now)
  if (problem !== undefined) throw new Invalid({ schedule: problem })
  return new Date(schedule)
}

/** What stands in the outbox goes out at once. */
const sendNow = ({ parts, afterCommit }: Pick<Call<Endpoint>, 'parts' | 'afterCommit'>): void =>
  afterCommit(() => ringOutbox(parts.db))

const OTHER_UNDER_KEY = 'Another message was sent under this client_key.'

/** A request that comes again says the same. */
const isSame = (
  sent: Message,
  { body, media }: { body: string; media?: readonly string[] | null | undefined },
): boolean => {
  // A picture that is named twice goes out once.
  const named = [...new Set(media ?? [])]
  return (
    sent.body === sentBody(body) &&
    sent.media.length === named.length &&
    sent.media.every(({ url }, place) => url === named[place])
  )
}

export const sendingHandlers = implement(sendingEndpoints, {
  async sendMessage(call) {
    const { db, body, now, session } = call
    const phone = requireNumber(body.to)
    const { client_key: key = null } = body
    if (key !== null) {
      await lockClientKey(db, session.userId, key)
      const sent = await sentUnderKey(db, { senderId: session.userId, phone, key, now })
      if (sent && !isSame(sent, body)) throw new Conflict(OTHER_UNDER_KEY)
      if (sent) return { message: sent }
    }
    sendNow(call)
    const message = await sendOne(call, {
      phone,
      body: body.body,
      media: body.media ?? [],
      scheduledFor: scheduledFor(body.schedule, now),
      isPictures: body.isPictures,
      vendorId: isId(body.vendor_id) ? body.vendor_id : null,
      clientKey: key,
    })
    return { message }
  },

  async retryMessage(call) {
    const { db, params } = call
    const failed = await lockSent(db, params.id)
    if (!failed || failed.direction !== 'outbound') throw new NotFound('This message')
    const again = await retriedAs(db, failed.phone_number, failed.message_id)
    if (again) return { message: again }
    if (!isRetryable(failed.status)) throw new Conflict('This message did not fail.')
    sendNow(call)
    const message = await sendOne(call, {
      phone: failed.phone_number,
      body: failed.body,
      media: (await mediaNames(db, failed.message_id)).map(mediaAddress),
      scheduledFor: null,
      isPictures: failed.is_pictures,
      vendorId: null,
      clientKey: retryKey(failed.message_id),
    })
    return { message }
  },

  planBlast: call => planBlast(call, scheduledFor(call.body.schedule, call.now) ?? call.now),
  async sendBlast(call) {
    sendNow(call)
    return { blast: await sendBlast(call, scheduledFor(call.body.schedule, call.now)) }
  },
  blast: async ({ db, params }) => ({ blast: await requireBlast(db, params.id) }),
  blasts: async ({ db }) => ({ blasts: await listedBlasts(db) }),
  async retryBlast(call) {
    sendNow(call)
    return { blast: await retryBlast(call, call.params.id) }
  },

  // Pictures are read and decoded with no transaction open: it takes long, and the embedded database has one.
  uploadSmsMedia: { ownTransaction: true, handler: uploadSmsMedia },

  downloadMedia: ({ db, parts, params }) =>
    downloadMedia({ db, files: parts.files, publicUrl: parts.settings.publicUrl }, params.encodedUrl),

  searchMessageVendors: async ({ db, params }) => ({ vendors: await vendorHits(db, params.text) }),
})
