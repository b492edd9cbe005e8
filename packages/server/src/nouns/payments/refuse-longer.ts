import { PAYMENT_SCHEDULE_TEXTS, type PaymentSchedule } from '@product/sdk/nouns/payments'
import { sql } from 'drizzle-orm'
import { Conflict } from '../../contract/refusals'
import { idList } from '../../db/id-list'
import { type Db, rows } from '../../db/db'

type Paid = Pick<PaymentSchedule, 'end_date'>

/** A schedule that stays, before and after. */
export interface KeptSchedule {
  id: number
  was: Paid
  becomes: Paid
}

const endsLater = ({ was, becomes }: KeptSchedule): boolean =>
  was.end_date !== null && (becomes.end_date === null || becomes.end_date > was.end_date)

/**
 * Throws Conflict where a change would pay for days after the truck was deleted or came to another owner: such a
 * schedule was ended on that day, and can only end earlier. Under the lock of payments.
 */
export async function refuseLonger(tx: Db, changes: readonly KeptSchedule[]): Promise<void> {
  const longer = changes.filter(endsLater).map(({ id }) => id)
  if (longer.length === 0) return
  const [found] = await rows<{ truck: string }>(
    tx,
    sql`select t.name as truck from payment_schedules s join trucks t using (truck_id)
      where s.payment_schedule_id in ${idList(longer)}
        and (t.deleted_at is not null or t.vendor_id is distinct from s.vendor_id)
      order by s.payment_schedule_id limit 1`,
  )
  if (found) throw new Conflict(PAYMENT_SCHEDULE_TEXTS.notLonger(found.truck))
}
