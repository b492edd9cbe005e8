import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { trucks } from '../../db/tables/fleet'
import { randomToken, sha256 } from '../../values/tokens'

/** Whether the truck's tracker has a token. */
export async function hasTrackerToken(db: Db, truckId: number): Promise<boolean> {
  const found = await db
    .select({ hash: trucks.telemetry_token_hash })
    .from(trucks)
    .where(eq(trucks.truck_id, truckId))
  return found.some(({ hash }) => hash !== null)
}

/** Makes the truck's tracker a new token, which only this answer holds. Open edits of the truck stay fresh. */
export async function renewTrackerToken(tx: Db, truckId: number): Promise<string> {
  const token = randomToken()
  await tx
    .update(trucks)
    .set({ telemetry_token_hash: sha256(token) })
    .where(eq(trucks.truck_id, truckId))
  return token
}
