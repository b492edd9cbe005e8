/** What an error of the carrier says about a number, or about us. Source: domain facts, 1.5. */
export type CarrierErrorClass =
  | 'opted_out'
  | 'bad_number'
  | 'blocked'
  | 'content'
  | 'transient'
  | 'config'
  | 'sender'
  | 'rate'
  | 'payload'
  | 'unknown'

export interface CarrierError {
  class: CarrierErrorClass
  /** For staff. */
  text: string
}

const error = (kind: CarrierErrorClass, text: string): CarrierError => ({ class: kind, text })

/** Where codes stand together they say the same to staff. */
const TABLE: readonly (readonly [codes: readonly number[], CarrierError])[] = [
  [[21610], error('opted_out', 'This number has opted out of texts.')],
  [[21211], error('bad_number', 'The carrier says that this is no valid number.')],
  [[21614, 21635, 30006], error('bad_number', 'This number is a landline or can’t be reached by text.')],
  [[30005], error('bad_number', 'There is no telephone with this number.')],
  [[30004, 30450], error('blocked', 'The recipient or their carrier blocks our texts.')],
  [[30007], error('content', 'The carrier filtered this text as spam or against its policy.')],
  [[30003], error('transient', 'The telephone is off or out of reach. It can be tried again later.')],
  [
    [30008],
    error('transient', 'The carrier could not deliver it and gives no reason. It can be tried again.'),
  ],
  [[21408], error('config', 'Our account may not send texts to this country.')],
  [[21612], error('config', 'Our number can’t send texts to this number.')],
  [[21608], error('config', 'Our account is a trial and sends only to verified numbers.')],
  [[21606, 21619, 21604], error('config', 'The carrier refused the request as it was made.')],
  [[30034], error('sender', 'Our number is not registered for business texts (10DLC).')],
  [[30032], error('sender', 'Our toll-free number is not verified.')],
  [[30022, 30027], error('sender', 'Our daily limit at the recipient’s carrier is used up.')],
  [[30002], error('sender', 'Our account at the carrier is suspended.')],
  [[30036], error('sender', 'It waited too long at the carrier and expired.')],
  [[21611, 30001], error('rate', 'The carrier’s queue for our number is full. It can be tried again later.')],
  [[20429], error('rate', 'The carrier was busy. It can be tried again.')],
  [[21617, 30019], error('payload', 'The message is too long for the carrier.')],
  [[11751], error('payload', 'The pictures are too large for the carrier.')],
  [[30011], error('payload', 'The recipient’s carrier takes no pictures from our number.')],
]

const byCode = new Map(TABLE.flatMap(([codes, entry]) => codes.map(code => [code, entry] as const)))

const UNKNOWN = error('unknown', 'The carrier could not deliver it.')

/** What the code means; a code that is not in the table, and none at all, is `unknown`. */
export const carrierError = (code: number | null): CarrierError =>
  (code === null ? undefined : byCode.get(code)) ?? UNKNOWN
