import type { AppParts } from '../../http/app-context'
import { perDatabase } from '../../db/per-database'
import { findFile } from '../../nouns/files/file-record-store'
import { dropFile } from '../../nouns/files/take-in-file'
import { insertSimulatedTexts, simulatedSent } from '../../nouns/messages/simulated-text-store'
import { simulatedRecord } from '../../nouns/messages/simulated-record'
import type { Carrier, CarrierRecord } from '../../outside/carrier'
import { simulatedCarrier } from '../../outside/simulated-carrier'
import type { SigningKeys } from '../../outside/twilio-signature'
import { randomToken } from '../../values/tokens'

export const INBOUND_PATH = '/api/webhooks/twilio/inbound'
export const STATUS_PATH = '/api/webhooks/twilio/status'

/** The carrier, and what its deliveries are signed with. */
export interface CarrierLine {
  texts: Carrier & CarrierRecord
  keys: SigningKeys
}

/** Signs what the simulated carrier delivers: known to this process only. */
const simulatedKeys = perDatabase((): SigningKeys => ({ authToken: randomToken() }))

/** Where the simulated carrier keeps a picture that came from a telephone. */
export const simulatedPictureUrl = (name: string): string => `simulated:${name}`
const nameOf = (url: string): string | undefined => /^simulated:(.+)$/.exec(url)?.[1]

function simulated({ db, files, clock }: AppParts): Carrier & CarrierRecord {
  const texts = simulatedCarrier({
    now: () => clock.now(),
    add: texts => insertSimulatedTexts(db, texts),
    sent: (phone, since) => simulatedSent(db, phone, since),
    async picture(url) {
      const name = nameOf(url)
      const [record, bytes] = name === undefined ? [] : [await findFile(db, name), await files.get(name)]
      return record && bytes ? { contentType: record.content_type, bytes } : undefined
    },
    async forgetPicture(url) {
      const name = nameOf(url)
      if (name !== undefined) await dropFile(db, files, name)
    },
  })
  return { ...texts, ...simulatedRecord(db) }
}

/** The real carrier where there is one. */
export const carrierLine = (parts: AppParts): CarrierLine =>
  parts.carrier ?? { texts: simulated(parts), keys: simulatedKeys(parts.db) }
