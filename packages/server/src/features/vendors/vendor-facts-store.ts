import { attentionReasons, type ListedReason } from '@product/sdk/nouns/fleet'
import { eq, type SQL, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { perDatabase } from '../../db/per-database'
import { vendors } from '../../db/tables/fleet'
import { activeTrucks, type Moment, MOMENT_TO_COME, momentOf } from '../../nouns/campaigns/active-truck-sql'

/** A vendor's trucks and pressing items, as `vendorFactsLateral` selects them. */
export interface StoredFacts {
  picture_reporting: boolean
  trucks: { truck_id: number; name: string; active: boolean; pictured: string | null }[] | null
  items: { truck_problem_id: number; truck_id: number; bleeding: boolean; late: boolean }[] | null
}

export interface VendorTrucksAndReasons {
  assigned_trucks: number
  available_trucks: number
  attention: ListedReason[]
}

/** How many trucks there are, and why attention is needed on a Los Angeles day. */
export function judgeFacts(
  { picture_reporting, trucks, items }: StoredFacts,
  today: string,
): VendorTrucksAndReasons {
  const all = trucks ?? []
  const active = all.filter(truck => truck.active)
  const names = new Map(all.map(({ truck_id, name }) => [truck_id, name]))
  const reasons = attentionReasons(
    {
      openItems: (items ?? []).map(({ late, ...item }) => ({ ...item, pastTarget: late })),
      pictureReporting: picture_reporting,
      activeTrucks: active.map(({ truck_id, pictured }) => ({
        truck_id,
        // A picture stands for a month, whenever it was approved.
        pictureApprovedOn: pictured === null ? null : `${pictured}-01`,
      })),
      phoneBlocked: false,
    },
    today,
  )
  return {
    assigned_trucks: active.length,
    available_trucks: all.length - active.length,
    attention: reasons.map(reason => ({
      reason: reason.reason,
      truck_id: 'truck_id' in reason ? reason.truck_id : null,
      truck_name: 'truck_id' in reason ? (names.get(reason.truck_id) ?? null) : null,
      truck_problem_id: 'truck_problem_id' in reason ? reason.truck_problem_id : null,
    })),
  }
}

/**
 * To be joined to a select from `vendors`, one row for each: their trucks counted and told, and what presses. A vendor
 * has few trucks: each is looked up along the indexes. `offset 0` keeps PostgreSQL from asking anew, and planning anew,
 * whether a truck is on the road wherever that is read.
 */
export const vendorFactsLateral = (moment: Moment): SQL => sql`(
  select (count(*) filter (where truck.active))::int as assigned_trucks,
    (count(*) filter (where not truck.active))::int as available_trucks,
    coalesce(bool_or(truck.active and truck.pictured is distinct from ${moment.month}), false) as unpictured,
    json_agg(truck order by truck.name, truck.truck_id) as trucks,
    (select json_agg(json_build_object('truck_problem_id', f.truck_problem_id, 'truck_id', f.truck_id,
          'bleeding', not f.bleeding_stopped, 'late', f.target_close_date < ${moment.today})
        order by f.target_close_date, f.truck_problem_id)
      from trucks t join fix_list_items f using (truck_id)
      where t.vendor_id = vendors.vendor_id and t.deleted_at is null
        and not f.closed and (not f.bleeding_stopped or f.target_close_date < ${moment.today})) as items
  from (
    select t.truck_id, t.name, on_road.active, (
        select max(p.month) from truck_pictures p where on_road.active and p.truck_id = t.truck_id and p.approved
      ) as pictured
    from trucks t cross join lateral (
      select exists (select 1 from (${activeTrucks(moment)}) on_campaign where on_campaign.truck_id = t.truck_id) as active offset 0
    ) on_road
    where t.vendor_id = vendors.vendor_id and t.deleted_at is null
  ) truck
) facts`

/** Whether the rule has a reason: of the others nothing need be judged. */
export const presses = sql`(facts.items is not null or (vendors.picture_reporting and facts.unpictured))`

const factsStatement = perDatabase(db =>
  db
    .select({
      picture_reporting: vendors.picture_reporting,
      trucks: sql<StoredFacts['trucks']>`facts.trucks`,
      items: sql<StoredFacts['items']>`facts.items`,
    })
    .from(vendors)
    .innerJoinLateral(vendorFactsLateral(MOMENT_TO_COME), sql`true`)
    .where(eq(vendors.vendor_id, sql.placeholder('vendorId')))
    .prepare('find_vendor_facts'),
)

/** How many trucks a vendor has, and why attention is needed; undefined where there is none. */
export async function vendorFacts(
  db: Db,
  vendorId: number,
  now: Date,
): Promise<VendorTrucksAndReasons | undefined> {
  const moment = momentOf(now)
  const found = first(await factsStatement(db).execute({ ...moment, vendorId }))
  return found && judgeFacts(found, moment.today)
}
