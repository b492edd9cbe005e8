/** A message as the carrier knows it; not every status comes, nor in this order. Source: domain facts, 1.2. */
export const CARRIER_STATUSES = [
  'accepted',
  'scheduled',
  'canceled',
  'queued',
  'sending',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'receiving',
  'received',
  'read',
  'partially_delivered',
] as const

export type CarrierStatus = (typeof CARRIER_STATUSES)[number]

export interface OutgoingText {
  /** Ours, one for each recipient of each message. The carrier does not know it. */
  key: string
  /** E.164. */
  to: string
  body: string
  /** Addresses that the carrier can fetch without a session. */
  mediaUrls: readonly string[]
}

export type SendOutcome =
  | { kind: 'accepted'; sid: string; status: CarrierStatus }
  /** The carrier said no, and will say so again. */
  | { kind: 'refused'; code: number; message: string }
  /** Never processed: safe to send again. */
  | { kind: 'busy'; retryAfterMs?: number }
  /** Nobody knows whether it was taken: to be looked up before it is sent again. */
  | { kind: 'unknown'; why: string }

/** A message that the carrier took from us. */
export interface TakenText {
  sid: string
  body: string
  status: CarrierStatus
  at: Date
  numMedia: number
}

/** A text that someone sent us. */
export interface ReceivedText {
  sid: string
  /** E.164, a short code or a name. */
  from: string
  to: string
  body: string
  at: Date
  numMedia: number
}

/** What the carrier has on record, for when its reports did not reach us. All of it rejects where it can't be asked. */
export interface CarrierRecord {
  /** How far a text of ours came; undefined where the carrier has none of this id. */
  statusOf(sid: string): Promise<{ status: CarrierStatus; errorCode: number | null } | undefined>
  /** Texts that came to us since then, oldest first. */
  since(time: Date): Promise<readonly ReceivedText[]>
  /** Where the pictures of a text to us are, in their order. */
  mediaOf(sid: string): Promise<{ url: string; contentType: string }[]>
}

/** Who brings texts to phones. */
export interface Carrier {
  send(text: OutgoingText): Promise<SendOutcome>
  /** What the carrier has for this number since then, oldest first. Rejects where it can't be asked. */
  find(asked: { to: string; since: Date }): Promise<readonly TakenText[]>
  /** Rejects with MediaGone for what is not there any more. */
  fetchMedia(url: string): Promise<{ contentType: string; bytes: Uint8Array<ArrayBuffer> }>
  deleteMedia(url: string): Promise<void>
}

/** The carrier has no such picture, or none that we take: asking again changes nothing. */
export class MediaGone extends Error {
  override readonly name = 'MediaGone'
}
