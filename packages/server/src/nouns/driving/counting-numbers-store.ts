import { IMPRESSION_RULES, type PathNumbers } from '@product/sdk/nouns/driving'
import { type Db, first } from '../../db/db'
import { counting_numbers } from '../../db/tables/driving'

/** The numbers by which the per-day sums are made; undefined before the first start. */
export async function findCountingNumbers(tx: Db): Promise<PathNumbers | undefined> {
  const row = first(await tx.select().from(counting_numbers))
  return row && { atRest: row.at_rest, perPath: row.per_path, perMile: row.per_mile }
}

/** The same, and the documents' numbers where no server has started yet. */
export const countingNumbers = async (tx: Db): Promise<PathNumbers> =>
  (await findCountingNumbers(tx)) ?? IMPRESSION_RULES

export async function saveCountingNumbers(tx: Db, { atRest, perPath, perMile }: PathNumbers): Promise<void> {
  const set = { at_rest: atRest, per_path: perPath, per_mile: perMile }
  await tx.insert(counting_numbers).values(set).onConflictDoUpdate({ target: counting_numbers.only_row, set })
}
