import type { AppParts } from '../../http/app-context'
import { recordMissed } from '../../nouns/messages/missed-store'
import { sidsOfOurs } from '../../nouns/messages/outbox-store'
import { type Changed, recordStatusReport } from '../../nouns/messages/status-store'
import { tellOutcomes, tellReceived } from '../../nouns/messages/tell-pages'
import { unsettledSids } from '../../nouns/messages/unsettled-store'
import { inTurn } from '../../values/in-turn'
import { carrierLine } from './carrier-line'
import { lookUpSpans } from './look-up-spans'

/** Few calls at a time: sending goes first. */
const AT_ONCE = 4
/** Asked, and told to pages, together. */
const BATCH = 100

/** Takes up texts to us that the carrier has and did not bring, each once. Answers how many. */
export async function takeMissedTexts(parts: AppParts, since: Date): Promise<number> {
  const { db } = parts
  const { texts: carrier } = carrierLine(parts)
  const there = await carrier.since(since)
  const known = await sidsOfOurs(
    db,
    there.map(({ sid }) => sid),
  )
  let missed = 0
  for (const { at, numMedia, ...text } of there.filter(({ sid }) => !known.has(sid))) {
    const media = numMedia > 0 ? await carrier.mediaOf(text.sid) : []
    const added = await db.transaction(tx => recordMissed(tx, { ...text, media }, at))
    if (!added) continue
    missed += 1
    await tellReceived(parts, text.from, added.message_id)
  }
  return missed
}

/** What the carrier says of a message now, as if it had reported it. */
async function askStatus(parts: AppParts, sid: string): Promise<Changed | undefined> {
  const found = await carrierLine(parts).texts.statusOf(sid)
  if (!found) return undefined
  const { status, errorCode } = found
  const fields = {
    MessageSid: sid,
    MessageStatus: status,
    ...(errorCode !== null && { ErrorCode: String(errorCode) }),
    LookedUp: 'true',
  }
  return parts.db.transaction(tx =>
    recordStatusReport(tx, { sid, status, errorCode }, fields, parts.clock.now()),
  )
}

/**
 * Asks the carrier what became of messages that came of age since the last look and of which it has not told the end.
 * Answers how many had gone on.
 */
export async function askUnsettled(
  parts: AppParts,
  { lastLook, now, signal }: { lastLook: Date; now: Date; signal: AbortSignal },
): Promise<number> {
  const sids = await unsettledSids(parts.db, lookUpSpans(lastLook, now))
  const turn = inTurn({ atOnce: AT_ONCE })
  let settled = 0
  for (let at = 0; at < sids.length && !signal.aborted; at += BATCH) {
    const batch = sids.slice(at, at + BATCH)
    const told = await Promise.all(batch.map(sid => turn(() => askStatus(parts, sid))))
    const changed = told.flatMap(one => one ?? [])
    settled += changed.length
    await tellOutcomes(parts, changed)
  }
  return settled
}
