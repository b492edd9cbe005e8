import { type FileProblem, readGpsFile } from '@product/sdk/features/telemetry'
import { addedCounts } from '@product/sdk/nouns/driving'
import type { Db } from '../../db/db'
import { type Recorded, recordGpsFixes } from '../../nouns/driving/record-gps-fixes'

export interface Ingested extends Recorded {
  kind: string
  /** What could not be read, with its line. */
  problems: FileProblem[]
}

/** Bounds the memory and the length of one transaction. */
const BATCH = 20_000

/** Reads a GPX, NMEA or CSV file and records its fixes for a truck. A file without any usable fix records nothing. */
export async function ingestFile(db: Db, truckId: number, file: Uint8Array, now: number): Promise<Ingested> {
  const { kind, fixes, problems } = readGpsFile(file)
  const total: Ingested = { kind: kind ?? 'unknown', problems, stored: 0, repeated: 0, unusable: {} }
  fixes.sort((a, b) => a.at - b.at)
  for (let from = 0; from < fixes.length; from += BATCH) {
    const batch = await recordGpsFixes(db, truckId, fixes.slice(from, from + BATCH), now)
    total.stored += batch.stored
    total.repeated += batch.repeated
    total.unusable = addedCounts(total.unusable, batch.unusable)
  }
  return total
}
