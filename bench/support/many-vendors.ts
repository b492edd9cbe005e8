import type pg from 'pg'

export const VENDORS = 100_000
/** Of a fleet of that size, most trucks are on no campaign and have nothing to mend. */
const TRUCKS = 120_000
const ON_CAMPAIGN = 3000
const FIX_ITEMS = 4000

/** 100,000 vendors of 120,000 trucks, some of which are on a running campaign or have something to be mended. */
export async function storeManyVendors(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into vendors (name, code, nickname, city, email, phone_num, pipeline, rating, eligible, picture_reporting,
      date_added)
    select (array['Alvarez', 'Bennett', 'Castillo', 'Dawson', 'Espinoza', 'Foster', 'Garcia'])[1 + n * 7919 % 7]
      || ' ' || (array['Freight', 'Hauling', 'Logistics', 'Transport', 'Delivery', 'Moving'])[1 + n * 1301 % 6]
      || ' ' || n % 9973,
      'C-' || n, case when n % 4 = 0 then 'Nick ' || n % 500 end,
      (array['Los Angeles', 'Torrance', 'Newark', 'Oakland', 'Fremont'])[1 + n * 2503 % 5],
      'vendor' || n || '@example.test', '+1213555' || lpad((n % 10000)::text, 4, '0'),
      (array['Cold', 'Warm', 'Approved', 'Worked With', 'End Of Life'])[1 + n % 5], n % 6, n % 2 = 0, n % 10 > 0,
      date '2016-01-01' + n % 3700
    from generate_series(1, ${VENDORS}) as n`)
  await pool.query(`
    insert into trucks (name, license_plate, vendor_id)
    select 'Box ' || n, 'P' || n, 1 + n % ${VENDORS} from generate_series(1, ${TRUCKS}) as n`)
  await pool.query(`
    insert into campaigns (name, start_date, end_date) select 'Campaign ' || n,
      date_trunc('day', now()) - interval '20 days', date_trunc('day', now()) + interval '20 days'
    from generate_series(1, 100) as n`)
  await pool.query(`
    insert into truck_campaigns (campaign_id, truck_id, campaign_display_name)
    select (select min(campaign_id) from campaigns) + n % 100, n * 31, 'Truck' from generate_series(1, ${ON_CAMPAIGN}) as n`)
  await pool.query(`
    insert into fix_list_items (truck_id, description, bleeding_stopped, date_identified, target_close_date)
    select n * 29, 'Corner', n % 3 > 0, current_date - 30, current_date + (n % 40) - 10
    from generate_series(1, ${FIX_ITEMS}) as n`)
}
