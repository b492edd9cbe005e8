import type pg from 'pg'

const SCHEDULES = 100_000
/** Of the schedules of many years nearly all have ended and their artwork is off. */
const REMOVED = 97_000
/** Of the rest some end soon, and the others run on. */
const ENDING = 1500

/** 100,000 payment schedules of 40,000 trucks and 5,000 vendors on 3,000 campaigns; 97,000 removals are complete. */
export async function storeManyRemovals(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into vendors (name, city)
    select (array['Alvarez', 'Bennett', 'Castillo', 'Dawson', 'Espinoza', 'Foster', 'Garcia'])[1 + n * 7919 % 7]
      || ' ' || (array['Freight', 'Hauling', 'Logistics', 'Transport'])[1 + n * 1301 % 4] || ' ' || n,
      (array['Los Angeles', 'Torrance', 'Newark', 'Oakland', 'Fremont'])[1 + n * 2503 % 5]
    from generate_series(1, 5000) as n`)
  await pool.query(`
    insert into trucks (name, license_plate, vendor_id)
    select 'Box ' || n, 'P' || n, 1 + n % 5000 from generate_series(1, 40000) as n`)
  await pool.query(`
    insert into campaigns (name, start_date, end_date)
    select 'Campaign ' || n, now() - interval '100 days', now() + interval '100 days' from generate_series(1, 3000) as n`)
  await pool.query(`
    insert into payment_schedules (truck_id, vendor_id, campaign_id, monthly_rate_cents, start_date, end_date)
    select 1 + n % 40000, 1 + n % 40000 % 5000, 1 + n * 31 % 3000, 50000, ends - 31, ends
    from generate_series(1, ${SCHEDULES}) as n, lateral (select current_date + case
      when n <= ${REMOVED} then -40 - n % 2500
      when n <= ${REMOVED + ENDING} then n % 40 - 10
      else 60 + n % 90 end as ends) as days`)
  await pool.query(`
    insert into removals (payment_schedule_id, removal_complete, removed_date, removal_notes, changed_at)
    select payment_schedule_id, true, end_date + payment_schedule_id % 5, '', now()
    from payment_schedules where payment_schedule_id <= ${REMOVED}`)
}
