import type pg from 'pg'

export const CAMPAIGNS = 100_000
/** Most campaigns of a business that has run for years are over; the rest is active or to come. */
const EXPIRED = 96_000
const ACTIVE = 2500
const CLIENTS = 2000

/** 100,000 campaigns of 2,000 clients, with names of three words and a number, counted already. */
export async function storeManyCampaigns(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into users (name, email, privilege_id, password_hash)
    select (array['Acme', 'Bolt', 'Crest', 'Delta', 'Ember', 'Fable', 'Grove'])[1 + n % 7] || ' '
      || (array['Soda', 'Energy', 'Foods', 'Motors', 'Bank', 'Records', 'Outfitters', 'Mobile'])[1 + n / 7 % 8]
      || ' ' || n, 'client' || n || '@example.test', 4, '-'
    from generate_series(1, ${CLIENTS}) as n`)
  await pool.query(`
    insert into campaigns (name, user_id, start_date, end_date, view_priority, csv_report_enabled,
      num_active_trucks, num_inactive_trucks, num_placeholders, num_macros, counts_due_at)
    select (array['Summer', 'Winter', 'Harvest', 'Launch', 'Holiday', 'Spring', 'Grand'])[1 + n * 7919 % 7] || ' '
      || (array['Tour', 'Refresh', 'Opening', 'Parade', 'Push', 'Flight'])[1 + n * 1301 % 6] || ' '
      || (array['Los Angeles', 'New York', 'Chicago', 'Harbor', 'Downtown'])[1 + n * 2503 % 5] || ' ' || n % 9973,
      (select min(user_id) from users where privilege_id = 4) + n % ${CLIENTS},
      day at time zone 'UTC', (day + interval '31 days' - interval '1 millisecond') at time zone 'UTC',
      n % 10, n % 3 = 0, n * 31 % 40, n * 17 % 20, n * 13 % 6, n * 11 % 4, null
    from generate_series(1, ${CAMPAIGNS}) as n,
      lateral (select date_trunc('day', now() at time zone 'UTC') + make_interval(days => case
        when n <= ${EXPIRED} then -40 - n % 2500
        when n <= ${EXPIRED + ACTIVE} then -1 - n % 28
        else 2 + n % 90 end) as day) as starts`)
}
