import { readPhone } from '../../values/phone-number'
import { MOST_CHARACTERS, reachProblem, SEND_TEXTS, sentBody } from './can-send'
import type { BlockedReason } from './contact'
import { fillTemplate, type TemplateValues } from './fill-template'
import { messageSegments } from './message-segments'

/** One who was chosen, by number, by vendor or by both. */
export interface AskedRecipient {
  /** As typed or E.164. None: the vendor's own. */
  phone_number?: string | null | undefined
  vendor_id?: number | null | undefined
  /** Where they were taken from: a group, a file, the keyboard. */
  source: string
  /** In the place of the common text. */
  body?: string | undefined
}

/** What is known of a vendor; `deleted` ones are known too. */
export interface RecipientVendor {
  vendor_id: number
  name: string
  /** E.164, or null. */
  phone_number: string | null
  deleted: boolean
}

export interface RecipientFacts {
  /** The vendors that were asked for. */
  vendors: ReadonlyMap<number, RecipientVendor>
  /** Whose a number is, by E.164: for numbers that were typed. */
  vendorOfNumber: ReadonlyMap<string, RecipientVendor>
  /** Numbers that get no texts. */
  blocked: ReadonlyMap<string, BlockedReason>
  body: string
  /** Pictures of the message. */
  pictures: number
  /** For the templates; the vendor's name is each recipient's own. */
  values: Omit<TemplateValues, 'vendor'>
}

export interface Recipient {
  /** E.164. */
  phone_number: string
  vendor_id: number | null
  name: string | null
  /** Each once, in the order in which they were chosen. */
  sources: string[]
  /** As it goes out. */
  body: string
  segments: number
}

export interface LeftOut {
  phone_number: string | null
  name: string | null
  source: string
  reason: string
}

export interface RecipientPlan {
  /** In the order chosen; each number once. */
  recipients: Recipient[]
  left_out: LeftOut[]
  /** Of all together. */
  segments: number
}

/** Why somebody who was chosen gets nothing. Ours. */
export const LEFT_OUT_TEXTS = {
  unknownVendor: 'There is no such vendor any more.',
  deletedVendor: 'The vendor was deleted.',
  noNumber: 'The vendor has no telephone number.',
  noName: 'No vendor is known for this number, and the text names one.',
  sameNumber: (name: string) => `Has the same number as ${name}, who gets another text.`,
} as const

/**
 * Who gets which text in how many segments, and who is left out and why: what the dry run shows and by what the server
 * sends. Somebody chosen in several ways gets it once. Source: decisions, "Messages".
 */
export function planRecipients(asked: readonly AskedRecipient[], facts: RecipientFacts): RecipientPlan {
  const byNumber = new Map<string, Recipient>()
  const leftOut = new Map<string, LeftOut>()
  const segmentsOf = countedOnce(facts.pictures)
  const leave = (out: LeftOut) => {
    const key = `${out.phone_number} ${out.name} ${out.reason}`
    if (!leftOut.has(key)) leftOut.set(key, out)
  }
  for (const one of asked) {
    const found = findRecipient(one, facts)
    if ('reason' in found) {
      leave(found)
      continue
    }
    const { phone_number, vendor } = found
    const name = vendor?.name ?? null
    const filled = fillTemplate(one.body ?? facts.body, { ...facts.values, vendor: name })
    const body = sentBody(filled.body)
    const known = byNumber.get(phone_number)
    const reason = known ? otherTextReason(known, body) : textReason(body, filled.missing, facts.pictures)
    if (reason !== undefined) leave({ phone_number, name, source: one.source, reason })
    else if (!known)
      byNumber.set(phone_number, {
        phone_number,
        vendor_id: vendor?.vendor_id ?? null,
        name,
        sources: one.source === '' ? [] : [one.source],
        body,
        segments: segmentsOf(body),
      })
    else if (one.source !== '' && !known.sources.includes(one.source)) known.sources.push(one.source)
  }
  const recipients = [...byNumber.values()]
  return {
    recipients,
    left_out: [...leftOut.values()],
    segments: recipients.reduce((sum, { segments }) => sum + segments, 0),
  }
}

function findRecipient(
  { phone_number: given, vendor_id, source }: AskedRecipient,
  { vendors, vendorOfNumber, blocked }: RecipientFacts,
): LeftOut | { phone_number: string; vendor: RecipientVendor | undefined } {
  const hasVendor = vendor_id !== null && vendor_id !== undefined
  const asked = hasVendor ? vendors.get(vendor_id) : undefined
  const typed = given?.trim() || null
  const out = (reason: string, phone_number: string | null = typed): LeftOut => ({
    phone_number,
    name: asked?.name ?? null,
    source,
    reason,
  })
  if (hasVendor && !asked) return out(LEFT_OUT_TEXTS.unknownVendor)
  if (asked?.deleted) return out(LEFT_OUT_TEXTS.deletedVendor)
  if (typed === null && asked?.phone_number === null) return out(LEFT_OUT_TEXTS.noNumber)
  const number = readPhone(typed ?? asked?.phone_number ?? '')
  if (number === undefined) return out(SEND_TEXTS.notSendable)
  const reason = reachProblem({ phone_number: number, blocked_reason: blocked.get(number) ?? null })
  if (reason !== undefined) return out(reason, number)
  return { phone_number: number, vendor: asked ?? vendorOfNumber.get(number) }
}

function textReason(body: string, missing: readonly string[], pictures: number): string | undefined {
  if (missing.includes('vendor')) return LEFT_OUT_TEXTS.noName
  if (body === '' && pictures === 0) return SEND_TEXTS.empty
  return body.length > MOST_CHARACTERS ? SEND_TEXTS.tooLong : undefined
}

/** Two vendors with one number: where each would get another text, the second one would be lost unseen. */
const otherTextReason = (known: Recipient, body: string): string | undefined =>
  known.body !== body ? LEFT_OUT_TEXTS.sameNumber(known.name ?? known.phone_number) : undefined

/** Most texts are the same: each is counted once. */
function countedOnce(pictures: number): (body: string) => number {
  const counted = new Map<string, number>()
  return body => {
    const segments = counted.get(body) ?? messageSegments(body, pictures).segments
    counted.set(body, segments)
    return segments
  }
}
