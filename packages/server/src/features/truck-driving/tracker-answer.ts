import type { Db } from '../../db/db'
import { findTrackerState } from '../../nouns/driving/tracker-state-store'
import { hasTrackerToken } from '../../nouns/fleet/tracker-token-store'

/** What is known of a truck's tracker. */
export async function trackerAnswer(
  db: Db,
  { truck_id, imei }: { truck_id: number; imei: string | null },
  now: Date,
) {
  const state = await findTrackerState(db, truck_id)
  const age = state && Math.max(0, now.getTime() - state.fixed_at.getTime())
  return {
    imei,
    has_token: await hasTrackerToken(db, truck_id),
    fixed_at: state?.fixed_at.toISOString() ?? null,
    delivered_at: state?.delivered_at.toISOString() ?? null,
    age_seconds: age === undefined ? null : Math.floor(age / 1000),
    battery_percent: state?.battery_percent ?? null,
    ignition: state?.ignition ?? null,
  }
}
