import { BLOCKED_TEXTS, type Blast, carrierError, SEND_TEXTS } from '@product/sdk/nouns/messages'
import { isSendable } from '@product/sdk/values'
import { NotFound } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { wire } from '../../db/record-columns'
import { type FailedMessage, failedOf, findBlast, newestBlasts } from '../../nouns/messages/blast-store'

/** As many as the list of blasts shows. */
const NEWEST = 20

const SENT_AGAIN = 'Was sent once more.'

/** Why a retry leaves the number out; null: it goes there. */
function notAgain({ retried, blocked_reason, phone_number }: FailedMessage): string | null {
  if (retried) return SENT_AGAIN
  if (blocked_reason !== null) return BLOCKED_TEXTS[blocked_reason]
  return isSendable(phone_number) ? null : SEND_TEXTS.notSendable
}

export async function requireBlast(db: Db, id: number): Promise<Blast> {
  const blast = await findBlast(db, id)
  if (!blast) throw new NotFound('This message to many')
  const failures = (await failedOf(db, id)).map(failed => ({
    phone_number: failed.phone_number,
    name: failed.name,
    code: failed.code,
    reason: carrierError(failed.code).text,
    not_again: notAgain(failed),
  }))
  return { ...wire(blast), failures }
}

/** Without the lists of numbers, which may be long: they come with each one. */
export const listedBlasts = async (db: Db): Promise<Blast[]> =>
  (await newestBlasts(db, NEWEST)).map(blast => ({ ...wire(blast), failures: [], left_out: [] }))
