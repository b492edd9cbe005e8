import { type Blast, carrierError, reachProblem } from '@product/sdk/nouns/messages'
import { NotFound } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { wire } from '../../db/record-columns'
import { type FailedMessage, failedOf, findBlast, newestBlasts } from '../../nouns/messages/blast-store'

/** As many as the list of blasts shows. */
const NEWEST = 20

const SENT_AGAIN = 'Was sent once more.'

/** Why a retry leaves the number out; null: it goes there. */
const notAgain = (failed: FailedMessage): string | null =>
  failed.retried ? SENT_AGAIN : (reachProblem(failed) ?? null)

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
