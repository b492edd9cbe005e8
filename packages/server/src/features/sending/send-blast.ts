import {
  type AskedRecipient,
  type Blast,
  type BlastBody,
  type LeftOut,
  type Recipient,
  sendProblems,
} from '@product/sdk/nouns/messages'
import { monthOfDay } from '@product/sdk/nouns/payments'
import { losAngelesDay } from '@product/sdk/values'
import { Conflict, NotFound } from '../../contract/refusals'
import { failedOf, findBlast, insertBlast, lockBlast } from '../../nouns/messages/blast-store'
import { type MediaFiles, refuseTooMany, takeMedia } from '../../nouns/messages/media-files'
import { ringOutbox } from '../../nouns/messages/outbox-bell'
import { type OutgoingMessage, queueMessages } from '../../nouns/messages/queue-messages'
import { mediaNames, retryKey } from '../../nouns/messages/sent-message-store'
import { tellThreads } from '../../nouns/messages/tell-pages'
import { mediaAddress } from '../../nouns/files/media-address'
import { notePictureRequests } from '../../nouns/picture-reports/picture-request-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { requireBlast } from './blast-answer'
import { planOf } from './plan-blast'
import { refuseNobody } from './refuse-nobody'
import type { SendCall } from './send-call'
import { refuse } from './send-one'

interface Accepted {
  kind: 'compose' | 'reminder'
  body: string
  recipients: readonly Recipient[]
  leftOut: readonly LeftOut[]
  media: readonly MediaFiles[]
  scheduledFor: Date | null
  /** Under what a message is known: one that goes out again does so once. */
  keyOf(phone: string): string | null
}

/** Writes the blast, a message and a row of the outbox for each recipient, and whom it asks for pictures. */
async function accept(call: SendCall, accepted: Accepted): Promise<Blast> {
  const { db, now, session, requestId } = call
  const { kind, body, recipients, leftOut, media, scheduledFor } = accepted
  const blastId = await insertBlast(db, {
    kind,
    body,
    total: recipients.length,
    left_out: [...leftOut],
    scheduled_for: scheduledFor,
    created_by: session.userId,
    created_at: now,
  })
  const list = recipients.map(
    (one): OutgoingMessage => ({
      phone_number: one.phone_number,
      body: one.body,
      segments: one.segments,
      vendor_id: one.vendor_id,
      client_key: accepted.keyOf(one.phone_number),
      send_key: `blast ${blastId} ${one.phone_number}`,
    }),
  )
  const sender = { id: session.userId, name: session.name }
  const isPictures = kind === 'reminder'
  await queueMessages(db, { list, media, sender, now, scheduledFor, blastId, isPictures })
  if (isPictures) {
    const vendorIds = recipients.flatMap(({ vendor_id }) => (vendor_id === null ? [] : [vendor_id]))
    const at = scheduledFor ?? now
    await notePictureRequests(db, { vendorIds, month: monthOfDay(losAngelesDay(at)), at })
    const phones = recipients.map(({ phone_number }) => phone_number)
    call.afterCommit(() => tellThreads(call.parts, phones))
  }
  await recordAudit(db, {
    session,
    now,
    requestId,
    action: `${scheduledFor ? 'scheduled' : 'sent'} a ${kind === 'reminder' ? 'picture reminder' : 'message'} to ${recipients.length} recipients`,
    entity: 'blast',
    entityId: blastId,
  })
  call.afterCommit(() => ringOutbox(call.parts.db))
  return requireBlast(db, blastId)
}

/** A message to many: what the plan says, all of it or nothing. */
export async function sendBlast(
  call: SendCall & { body: BlastBody },
  scheduledFor: Date | null,
): Promise<Blast> {
  const { kind, body, media: addresses, recipients: asked } = call.body
  const media = addresses ?? []
  refuseTooMany(media)
  const everyoneHasOwn = asked.length > 0 && asked.every(one => one.body !== undefined)
  // The text that all get is judged as such; those of each recipient by the plan.
  const common = everyoneHasOwn ? [] : sendProblems({ body, pictures: media.length })
  refuse(common)
  const plan = await planOf(call, { asked, body, pictures: media.length, at: scheduledFor ?? call.now })
  refuseNobody(plan)
  return accept(call, {
    kind,
    body,
    recipients: plan.recipients,
    leftOut: plan.left_out,
    media: await takeMedia(call.db, media, call.now),
    scheduledFor,
    keyOf: () => null,
  })
}

/** Sends to those once more to whom it failed and has not been sent again; who is blocked by now is left out. */
export async function retryBlast(call: SendCall, id: number): Promise<Blast> {
  const { db } = call
  await lockBlast(db, id)
  const blast = await findBlast(db, id)
  if (!blast) throw new NotFound('This message to many')
  const failed = (await failedOf(db, id)).filter(({ retried }) => !retried)
  const [one] = failed
  if (!one) throw new Conflict('Nothing of this message failed, or all of it was sent again.')
  const addresses = (await mediaNames(db, one.message_id)).map(mediaAddress)
  const asked = failed.map(
    ({ phone_number, vendor_id, body }): AskedRecipient => ({
      phone_number,
      vendor_id,
      body,
      source: 'Retry',
    }),
  )
  const plan = await planOf(call, { asked, body: blast.body, pictures: addresses.length })
  refuseNobody(plan)
  const idOf = new Map(failed.map(({ phone_number, message_id }) => [phone_number, message_id]))
  return accept(call, {
    kind: blast.kind,
    body: blast.body,
    recipients: plan.recipients,
    leftOut: plan.left_out,
    media: await takeMedia(db, addresses, call.now),
    scheduledFor: null,
    keyOf: phone => retryKey(idOf.get(phone) ?? 0),
  })
}
