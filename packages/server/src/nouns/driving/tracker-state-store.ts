import type { TrackerReading } from '@product/sdk/nouns/driving'
import { eq, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { tracker_states } from '../../db/tables/driving'

export const findTrackerState = async (
  db: Db,
  truckId: number,
): Promise<typeof tracker_states.$inferSelect | undefined> =>
  first(await db.select().from(tracker_states).where(eq(tracker_states.truck_id, truckId)))

/** Notes what a tracker said with its newest fix; what comes late changes nothing. */
export async function saveTrackerState(
  tx: Db,
  truckId: number,
  { at, batteryPercent, ignition }: TrackerReading,
  now: number,
): Promise<void> {
  const state = {
    fixed_at: new Date(at),
    delivered_at: new Date(now),
    battery_percent: batteryPercent ?? null,
    ignition: ignition ?? null,
  }
  await tx
    .insert(tracker_states)
    .values({ truck_id: truckId, ...state })
    .onConflictDoUpdate({
      target: tracker_states.truck_id,
      set: state,
      setWhere: sql`${tracker_states.fixed_at} < ${state.fixed_at.toISOString()}::timestamptz`,
    })
}
