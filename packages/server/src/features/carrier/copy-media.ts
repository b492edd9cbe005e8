import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import type { PictureHash } from '@product/sdk/nouns/pictures'
import { pauseAfter } from '../../db/repeat'
import type { AppParts } from '../../http/app-context'
import { dropFile } from '../../nouns/files/take-in-file'
import { takePhotograph, type TakenPhotograph } from '../../nouns/files/take-photograph'
import { contactOf } from '../../nouns/messages/contact-rows'
import {
  forgetProviderUrl,
  leftAtCarrier,
  postponeMedia,
  refuseMedia,
  storeMedia,
  takeWaitingMedia,
  type WaitingMedia,
} from '../../nouns/messages/message-media-store'
import { insertPictureHashes } from '../../nouns/pictures/picture-hash-store'
import { tellOutcomes } from '../../nouns/messages/tell-pages'
import { type Carrier, MediaGone } from '../../outside/carrier'
import { inTurn } from '../../values/in-turn'
import { carrierLine } from './carrier-line'

const AT_A_TIME = 10
/** One is fetched while another is decoded; the texts that come in meanwhile go first. */
const AT_ONCE = 2
/** Longer than it takes to fetch and decode that many. */
const LEASE_MS = 300_000
const MOST_ATTEMPTS = 12
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 3_600_000

export const MEDIA_REFUSALS = {
  gone: 'The carrier does not have this picture any more.',
  unreachable: 'The carrier did not hand this picture over.',
  heic: 'This picture is a HEIC, which can’t be shown here. Please ask for it as JPEG: an iPhone sends it so in a text message.',
  broken: 'This picture came damaged or not complete. Please ask for it once more.',
  unknown: 'This is no picture that can be shown here. Please ask for it as JPEG.',
  tooLarge: 'This picture is too large to be kept. Please ask for a smaller one.',
  tooSlow: 'This picture took too long to read. Please ask for it as a plain JPEG.',
}

/** What staff are told: they can't save it anew themselves. */
const REFUSAL_OF = new Map<string, string>([
  [PICTURE_TEXTS.heic, MEDIA_REFUSALS.heic],
  [PICTURE_TEXTS.broken, MEDIA_REFUSALS.broken],
  [PICTURE_TEXTS.unknown, MEDIA_REFUSALS.unknown],
  [PICTURE_TEXTS.svg, MEDIA_REFUSALS.unknown],
  [PICTURE_TEXTS.tooLarge, MEDIA_REFUSALS.tooLarge],
  [PICTURE_TEXTS.tooManyPixels, MEDIA_REFUSALS.tooLarge],
  [PICTURE_TEXTS.tooSlow, MEDIA_REFUSALS.tooSlow],
])

/** Deletes what is ours now at the carrier. What fails stays listed for the next start. */
async function letGo(
  { db }: AppParts,
  carrier: Carrier,
  media: Omit<WaitingMedia, 'attempts' | 'phone_number'>,
) {
  try {
    await carrier.deleteMedia(media.provider_url)
  } catch (error) {
    if (!(error instanceof MediaGone)) return
  }
  await forgetProviderUrl(db, media)
}

async function* whole(bytes: Uint8Array<ArrayBuffer>) {
  yield bytes
}

/** Keeps the picture, and by what it is known again. */
async function keep(
  parts: AppParts,
  media: WaitingMedia,
  taken: TakenPhotograph,
  hash: PictureHash,
): Promise<void> {
  const { db, clock, files } = parts
  const now = clock.now()
  const isOurs = await db.transaction(async tx => {
    if (!(await storeMedia(tx, media, taken, now))) return false
    const { vendor_id } = await contactOf(tx, media.phone_number)
    await insertPictureHashes(tx, [{ fileName: taken.upright, hash, vendorId: vendor_id, at: now }])
    return true
  })
  if (isOurs) return
  for (const name of [taken.original, taken.upright, taken.small]) await dropFile(db, files, name)
}

/** Of the picture as it came. One that has no looks for the hasher is known by its bytes alone. */
async function hashOf(
  { hasher }: AppParts,
  bytes: Uint8Array,
  { contentHash }: TakenPhotograph,
): Promise<PictureHash> {
  const hash = await hasher.hash(bytes)
  return 'problem' in hash ? { sha256: contentHash, pdq: '0'.repeat(64), quality: 0 } : hash
}

/** Copies one picture to our store; what the carrier does not hand over now is asked for again later. */
async function copyOne(parts: AppParts, carrier: Carrier, media: WaitingMedia): Promise<void> {
  const { db, clock } = parts
  try {
    const { bytes } = await carrier.fetchMedia(media.provider_url)
    // What the carrier calls it decides nothing: its first bytes do.
    const sent = { name: '', type: '', content: whole(bytes) }
    const taken = await takePhotograph({ db, parts, now: clock.now() }, sent, async () => false)
    // The carrier keeps it: it is the only copy.
    if ('problem' in taken)
      return await refuseMedia(db, media, REFUSAL_OF.get(taken.problem) ?? taken.problem)
    if (!('known' in taken)) await keep(parts, media, taken, await hashOf(parts, bytes, taken))
  } catch (error) {
    if (error instanceof MediaGone) return refuseMedia(db, media, MEDIA_REFUSALS.gone)
    if (media.attempts >= MOST_ATTEMPTS) return refuseMedia(db, media, MEDIA_REFUSALS.unreachable)
    const pause = pauseAfter(media.attempts, FIRST_PAUSE_MS, Math.random(), LONGEST_PAUSE_MS)
    return postponeMedia(db, media, new Date(clock.now().getTime() + pause))
  }
  await letGo(parts, carrier, media)
}

/** Copies some of the pictures that came in to our store. Answers how many were worked on. */
export async function copySomeMedia(parts: AppParts): Promise<number> {
  const { db, clock, events, knownPictures } = parts
  const { texts: carrier } = carrierLine(parts)
  const turn = inTurn({ atOnce: AT_ONCE })
  const waiting = await takeWaitingMedia(db, { now: clock.now(), leaseMs: LEASE_MS, most: AT_A_TIME })
  await Promise.all(waiting.map(media => turn(() => copyOne(parts, carrier, media))))
  const messages = new Map(waiting.map(({ message_id, phone_number }) => [message_id, phone_number]))
  await tellOutcomes(
    { db, events, knownPictures },
    [...messages].map(([message_id, phone_number]) => ({ message_id, phone_number, blocking: false })),
  )
  return waiting.length
}

/** Deletes at the carrier what a stop kept from being deleted. */
export async function clearCarrier(parts: AppParts): Promise<void> {
  const { texts: carrier } = carrierLine(parts)
  for (const { provider_url, ...place } of await leftAtCarrier(parts.db, 1000)) {
    if (provider_url !== null) await letGo(parts, carrier, { ...place, provider_url })
  }
}
