import { ApiError } from '@product/sdk/contract'
import { faultText } from '../../values/fault-text'
import { callerFrom } from '../../http/caller'
import { databaseGone } from '../../http/error-response'
import type { AppParts } from '../../http/app-context'
import { readText } from '../../http/read-input'
import { recordInbound } from '../../nouns/messages/inbound-store'
import { recordStatusReport } from '../../nouns/messages/status-store'
import { tellOutcomes, tellReceived } from '../../nouns/messages/tell-pages'
import { type FormFields, isSignedByTwilio } from '../../outside/twilio-signature'
import { formFields, readInboundText, readStatusReport } from '../../outside/twilio-webhook'
import { inTurn } from '../../values/in-turn'
import { within } from '../../values/within'
import { carrierLine } from './carrier-line'

/** A text with ten pictures takes some 4 kB. */
const MOST_BYTES = 65_536

/**
 * The carrier gives up after 15 seconds and then may call another address. A database that does not even refuse must not
 * keep it waiting: what it brought is looked up later. Source: domain facts, 1.3.
 */
const ANSWERED_WITHIN_MS = 8000

const inTime = <T>(work: Promise<T>): Promise<T> =>
  within(work, ANSWERED_WITHIN_MS, () => databaseGone(new Error('The database takes too long')))

/** Where the simulated carrier's deliveries come from. */
const OURS = 'local'

/** A carrier that is answered so sends no text of its own. */
const taken = (): Response =>
  new Response('<?xml version="1.0" encoding="UTF-8"?><Response></Response>', {
    headers: { 'content-type': 'text/xml', 'cache-control': 'no-store' },
  })

/** The fields of a delivery, once it is sure whose it is. Source: domain facts, 1.4. */
async function signedFields(request: Request, parts: AppParts, ip: string): Promise<FormFields> {
  const signature = request.headers.get('x-twilio-signature')
  if (signature === null) throw new ApiError('malformed', 'This request is not signed.')
  const { room } = callerFrom(ip, 'carriers')
  const body = await readText(request, MOST_BYTES, room).finally(room.leave)
  const { pathname, search } = new URL(request.url)
  const delivery = {
    url: `${parts.settings.publicUrl}${pathname}${search}`,
    fields: formFields(body),
    body,
    signature,
    settings: request.headers.get('x-twilio-webhooks-signature-settings'),
  }
  if (!isSignedByTwilio(carrierLine(parts).keys, delivery)) {
    throw new ApiError('forbidden', 'The signature of this request is wrong.')
  }
  return delivery.fields
}

/** However many texts come at once, few look-ups are made for pages. */
const turn = inTurn({ atOnce: 2 })

/** Pages are told after the answer: the carrier doesn't wait for them. */
function later(parts: AppParts, tell: () => Promise<void>): void {
  turn(tell).catch((error: unknown) => {
    parts.log({ level: 'error', message: 'not told', fault: faultText(error) })
  })
}

/** A text to us. It is answered once it stands; its pictures are fetched by a job. */
export async function receiveInbound(request: Request, parts: AppParts, ip = OURS): Promise<Response> {
  const text = readInboundText(await signedFields(request, parts, ip))
  if (!text) throw new ApiError('malformed', 'This is no text.')
  const added = await inTime(parts.db.transaction(tx => recordInbound(tx, text, parts.clock.now())))
  if (added) later(parts, () => tellReceived(parts, text.from, added.message_id))
  return taken()
}

/** What became of a text of ours. */
export async function receiveStatus(request: Request, parts: AppParts, ip = OURS): Promise<Response> {
  const fields = await signedFields(request, parts, ip)
  const report = readStatusReport(fields)
  if (!report) throw new ApiError('malformed', 'This is no report.')
  const { sid, status, errorCode = null } = report
  const changed = await inTime(
    parts.db.transaction(tx =>
      recordStatusReport(tx, { sid, status, errorCode }, Object.fromEntries(fields), parts.clock.now()),
    ),
  )
  if (changed) later(parts, () => tellOutcomes(parts, [changed]))
  return taken()
}
