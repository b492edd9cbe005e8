import type { Endpoint } from '@product/sdk/contract'
import { type Geocoder, placeAddresses } from '@product/sdk/nouns/placeholders'
import type { Db } from '../../db/db'
import type { Call } from '../../http/implement'
import { idempotentRequest } from '../../http/serve-endpoint'
import { startColumns } from '../../nouns/placeholders/placeholder-store'
import { once } from '../../nouns/record-keeping/idempotency-store'
import { within } from '../../values/within'

/** Where a start point lies, as it is stored; undefined where the body names none. */
export type Start = ReturnType<typeof startColumns> | undefined

type PlacedCall = Pick<Call<Endpoint>, 'request' | 'session' | 'ip' | 'now' | 'parts'> & {
  db: Db
  body: { start_point?: string | null }
}

class TooSlow extends Error {}

/** A save waits for the place no longer than that; a generation asks for it again. */
const WAITED_MS = 5000

export async function startOf(
  { start_point }: PlacedCall['body'],
  geocoder: Geocoder,
  waitedMs = WAITED_MS,
): Promise<Start> {
  if (typeof start_point !== 'string') return start_point === null ? startColumns(null) : undefined
  try {
    const { placed } = await within(placeAddresses(geocoder, [start_point]), waitedMs, () => new TooSlow())
    return startColumns(placed[0]?.at ?? null)
  } catch (error) {
    if (error instanceof TooSlow) return startColumns(null)
    throw error
  }
}

/** A write that asks where the start point lies before its transaction begins, which then waits for nobody outside. */
export const placedFirst =
  <C extends PlacedCall, Written>(write: (call: C, start: Start) => Promise<Written>) =>
  async (call: C): Promise<Written> => {
    const start = await startOf(call.body, call.parts.geocoder)
    const idempotent = idempotentRequest(call, call.body)
    return call.db.transaction(async tx => {
      const work = () => write({ ...call, db: tx }, start)
      return idempotent ? once(tx, idempotent, work) : work()
    })
  }
