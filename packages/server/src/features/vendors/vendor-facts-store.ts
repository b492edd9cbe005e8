import { attentionReasons, type ListedReason } from '@product/sdk/nouns/fleet'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { idList } from '../../db/id-list'
import { activeTrucks, momentOf } from '../../nouns/campaigns/active-truck-sql'

interface FactsRow {
  vendor_id: number
  picture_reporting: boolean
  trucks: { truck_id: number; name: string; active: boolean; pictured: string | null }[] | null
  items: { truck_problem_id: number; truck_id: number; bleeding: boolean; late: boolean }[] | null
}

export interface VendorTrucksAndReasons {
  assigned_trucks: number
  available_trucks: number
  attention: ListedReason[]
}

function judge({ picture_reporting, trucks, items }: FactsRow, today: string): VendorTrucksAndReasons {
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

/** Of each of the vendors, how many trucks there are, and why attention is needed. */
export async function vendorFacts(
  db: Db,
  vendorIds: readonly number[],
  now: Date,
): Promise<Map<number, VendorTrucksAndReasons>> {
  const moment = momentOf(now)
  const { today } = moment
  const found = await rows<FactsRow>(
    db,
    sql`with live as (
        select truck_id, name, vendor_id from trucks where vendor_id in ${idList(vendorIds)} and deleted_at is null
      ), active as (
        select truck_id from (${activeTrucks(moment)}) on_campaign where truck_id in (select truck_id from live)
      ), pictured as (
        select truck_id, max(month) as month from truck_pictures
        where approved and truck_id in (select truck_id from active) group by truck_id
      ), truck_lists as (
        select vendor_id, json_agg(json_build_object('truck_id', truck_id, 'name', name,
            'active', truck_id in (select truck_id from active), 'pictured', month) order by name, truck_id) as trucks
        from live left join pictured using (truck_id) group by vendor_id
      ), item_lists as (
        select vendor_id, json_agg(json_build_object('truck_problem_id', truck_problem_id, 'truck_id', truck_id,
            'bleeding', not bleeding_stopped, 'late', target_close_date < ${today})
            order by target_close_date, truck_problem_id) as items
        from fix_list_items join live using (truck_id)
        where not closed and (not bleeding_stopped or target_close_date < ${today}) group by vendor_id
      )
      select vendor_id, picture_reporting, trucks, items from vendors
        left join truck_lists using (vendor_id) left join item_lists using (vendor_id)
      where vendor_id in ${idList(vendorIds)}`,
  )
  return new Map(found.map(row => [row.vendor_id, judge(row, today)]))
}
