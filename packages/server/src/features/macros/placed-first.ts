import type { Endpoint } from '@product/sdk/contract'
import { placeAddresses } from '@product/sdk/nouns/placeholders'
import type { Db } from '../../db/db'
import type { Call } from '../../http/implement'
import { idempotentRequest } from '../../http/serve-endpoint'
import { startColumns } from '../../nouns/placeholders/placeholder-store'
import { once } from '../../nouns/record-keeping/idempotency-store'

/** Where a start point lies, as it is stored; undefined where the body names none. */
export type Start = ReturnType<typeof startColumns> | undefined

type PlacedCall = Pick<Call<Endpoint>, 'request' | 'session' | 'ip' | 'now' | 'parts'> & {
  db: Db
  body: { start_point?: string | null }
}

async function startOf({ body: { start_point }, parts }: PlacedCall): Promise<Start> {
  if (typeof start_point !== 'string') return start_point === null ? startColumns(null) : undefined
  const { placed } = await placeAddresses(parts.geocoder, [start_point])
  return startColumns(placed[0]?.at ?? null)
}

/** A write that asks where the start point lies before its transaction begins, which then waits for nobody outside. */
export const placedFirst =
  <C extends PlacedCall, Written>(write: (call: C, start: Start) => Promise<Written>) =>
  async (call: C): Promise<Written> => {
    const start = await startOf(call)
    const idempotent = idempotentRequest(call, call.body)
    return call.db.transaction(async tx => {
      const work = () => write({ ...call, db: tx }, start)
      return idempotent ? once(tx, idempotent, work) : work()
    })
  }
