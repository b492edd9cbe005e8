import { monthOf } from './month-of'
import { eq } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { truck_approvals } from '../../db/tables/picture-reports'
import { setApproved } from '../pictures/picture-tag-store'

export type TruckApproval = typeof truck_approvals.$inferSelect

/** A truck's status on a campaign. */
export const findApproval = async (db: Db, id: number): Promise<TruckApproval | undefined> =>
  first(await db.select().from(truck_approvals).where(eq(truck_approvals.status_id, id)))

export interface Decision {
  truckId: number
  campaignId: number
  /** 1 approved, 0 rejected. */
  value: 0 | 1
  by: number
  at: Date
}

/** Sets the one status of a truck on a campaign, in place where there is one. */
export async function decide(
  tx: Db,
  { truckId, campaignId, value, by, at }: Decision,
): Promise<TruckApproval> {
  const set = { status_value: value, set_at: at, set_by: by }
  const [stored] = await tx
    .insert(truck_approvals)
    .values({ truck_id: truckId, campaign_id: campaignId, ...set })
    .onConflictDoUpdate({ target: [truck_approvals.truck_id, truck_approvals.campaign_id], set })
    .returning()
  if (!stored) throw new Error('A status is stored or refused.')
  return stored
}

/** What was decided of a truck in the month of the instant, on whatever campaign: approved on one is approved. */
export async function decidedThisMonth(db: Db, truckId: number, now: Date): Promise<boolean | null> {
  const statuses = await db.select().from(truck_approvals).where(eq(truck_approvals.truck_id, truckId))
  const ofMonth = statuses.filter(({ set_at }) => monthOf(set_at) === monthOf(now))
  if (ofMonth.some(({ status_value }) => status_value === 1)) return true
  return ofMonth.length > 0 ? false : null
}

/** The truck's pictures of this month follow what was decided, so that payments and Needs Attention agree with it. */
export const applyToPictures = async (tx: Db, truckId: number, now: Date): Promise<void> =>
  setApproved(tx, truckId, monthOf(now), await decidedThisMonth(tx, truckId, now))
