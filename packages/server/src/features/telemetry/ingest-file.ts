import { type FileProblem, readGpsFile } from '@product/sdk/features/telemetry'
import { addedCounts, type GpsFix, sortGpsFixes } from '@product/sdk/nouns/driving'
import { z } from 'zod'
import { Invalid, readBySchema } from '../../contract/refusals'
import type { Recorded } from '../../nouns/driving/record-gps-fixes'

export interface Ingested extends Recorded {
  kind: string
  /** What could not be read, with its line. */
  problems: FileProblem[]
}

/** Bounds what one call to the server holds, and how long it works for it. */
const BATCH = 1000

/**
 * Reads a GPX, NMEA or CSV file and has its fixes recorded, batch after batch: the server never holds a file, however
 * long it is. A file without any usable fix records nothing.
 */
export async function ingestFile(
  file: Uint8Array,
  record: (fixes: GpsFix[]) => Promise<Recorded>,
): Promise<Ingested> {
  const { kind, fixes, problems } = readGpsFile(file)
  const total: Ingested = { kind: kind ?? 'unknown', problems, stored: 0, repeated: 0, unusable: {} }
  const sorted = sortGpsFixes(fixes)
  for (let from = 0; from < sorted.length; from += BATCH) {
    const batch = await record(sorted.slice(from, from + BATCH))
    total.stored += batch.stored
    total.repeated += batch.repeated
    total.unusable = addedCounts(total.unusable, batch.unusable)
  }
  return total
}

const gpsFixes = z
  .array(
    z.object({
      at: z.number(),
      latitude: z.number(),
      longitude: z.number(),
      accuracyMeters: z.number().optional(),
      speedMps: z.number().optional(),
      bearingDegrees: z.number().optional(),
      valid: z.boolean().optional(),
    }),
  )
  .max(BATCH)

/** One batch as the import command sends it. */
export function readBatch(body: Uint8Array): GpsFix[] {
  const read = readBySchema(gpsFixes, JSON.parse(new TextDecoder().decode(body)))
  if (read.issues !== undefined) throw new Invalid(read.issues)
  return read.data
}
