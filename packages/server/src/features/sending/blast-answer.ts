import { type Blast, carrierError } from '@product/sdk/nouns/messages'
import { NotFound } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { wire } from '../../db/record-columns'
import { failedOf, findBlast, newestBlasts } from '../../nouns/messages/blast-store'

/** As many as the list of blasts shows. */
const NEWEST = 20

export async function requireBlast(db: Db, id: number): Promise<Blast> {
  const blast = await findBlast(db, id)
  if (!blast) throw new NotFound('This message to many')
  const failures = (await failedOf(db, id)).map(({ phone_number, name, code }) => ({
    phone_number,
    name,
    code,
    reason: carrierError(code).text,
  }))
  return { ...wire(blast), failures }
}

/** Without the lists of numbers, which may be long: they come with each one. */
export const listedBlasts = async (db: Db): Promise<Blast[]> =>
  (await newestBlasts(db, NEWEST)).map(blast => ({ ...wire(blast), failures: [], left_out: [] }))
