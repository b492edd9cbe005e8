import { monthDays } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'

interface Cell {
  received: number
  approved: boolean | null
}

interface BoardRow {
  truck_id: number
  truck_name: string
  license_plate: string | null
  vendor_id: number
  vendor_name: string
  phone_number: string | null
  campaigns: string[]
  /** Milliseconds. */
  requested: number | null
  untagged: number
  sides: Record<string, Cell> | null
}

const NONE: Cell = { received: 0, approved: null }

/** Approved where one is, rejected where one is and none approved. */
const together = (cells: readonly Cell[]): boolean | null => {
  if (cells.some(({ approved }) => approved === true)) return true
  return cells.some(({ approved }) => approved === false) ? false : null
}

/** Every truck that is on a campaign in a month, with what its vendor was asked and sent, by vendor and truck. */
export async function pictureBoard(db: Db, month: string) {
  const { first, last } = monthDays(month)
  const from = sql`(${first}::date::timestamp at time zone 'America/Los_Angeles')`
  const until = sql`((${last}::date + 1)::timestamp at time zone 'America/Los_Angeles')`
  const found = await rows<BoardRow>(
    db,
    sql`with board as (
        select tc.truck_id, json_agg(distinct c.name) as campaigns
        from truck_campaigns tc join campaigns c using (campaign_id)
        where tc.truck_id is not null and c.start_day <= ${last} and c.end_day >= ${first}
          and (tc.tracking_start is null or tc.tracking_start < ${until})
          and (tc.tracking_end is null or tc.tracking_end >= ${from})
        group by tc.truck_id
      ), came as (
        select v.vendor_id, count(*)::int as untagged
        from (select distinct t.vendor_id from board join trucks t using (truck_id)) asked
        join vendors v using (vendor_id)
        join contacts c on c.phone_number = v.phone_num or c.vendor_id = v.vendor_id
        join messages m on m.phone_number = c.phone_number and m.at >= ${from} and m.at < ${until}
          and m.direction = 'inbound' and m.num_media > 0
        join message_media mm on mm.message_id = m.message_id and mm.state = 'stored'
        where not exists (select from truck_pictures p where p.file_name = mm.file_name)
        group by v.vendor_id
      )
      select t.truck_id, t.name as truck_name, t.license_plate, v.vendor_id, v.name as vendor_name,
        v.phone_num as phone_number, board.campaigns,
        extract(epoch from r.last_requested_at)::float8 * 1000 as requested,
        coalesce(came.untagged, 0) as untagged, shown.sides
      from board join trucks t using (truck_id) join vendors v using (vendor_id)
      left join picture_requests r on r.vendor_id = v.vendor_id and r.month = ${month}
      left join came on came.vendor_id = v.vendor_id
      left join lateral (
        select json_object_agg(coalesce(of_side.side, 'unsaid'),
          json_build_object('received', of_side.received, 'approved', of_side.approved)) as sides
        from (
          select side, count(*)::int as received,
            case when bool_or(approved) then true when bool_or(not approved) then false end as approved
          from truck_pictures p where p.truck_id = t.truck_id and p.month = ${month}
          group by side
        ) of_side
      ) shown on true
      where t.deleted_at is null and v.deleted_at is null
      order by v.name_key, v.vendor_id, t.name, t.truck_id`,
  )
  return found.map(({ requested, sides, ...row }) => {
    const cell = (side: string): Cell => sides?.[side] ?? NONE
    return {
      ...row,
      requested_at: requested === null ? null : new Date(requested).toISOString(),
      sides: {
        front: cell('front'),
        driver: cell('driver'),
        back: cell('back'),
        passenger: cell('passenger'),
        unsaid: cell('unsaid'),
      },
      approved: together(Object.values(sides ?? {})),
    }
  })
}
