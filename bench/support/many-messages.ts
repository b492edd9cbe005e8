import type pg from 'pg'

export const THREADS = 5000
export const MESSAGES = 1_000_000
/** Messages of the longest thread. */
export const LONGEST = 20_000
/** Number of the longest thread. */
export const LONGEST_PHONE = '+13105550000'

const WORDS = `array['truck','wrap','mudflap','driver','payment','invoice','picture','side','back','front','route','door',
  'corner','peel','install','remove','friday','monday','warehouse','thanks','please','today','tomorrow','ready','late']`

/** 5,000 vendors with a thread each, 1,000,000 messages over two years, 20,000 of them in one thread. */
export async function storeManyMessages(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into vendors (name, code, phone_num)
    select (array['Alvarez', 'Bennett', 'Castillo', 'Dawson', 'Espinoza', 'Foster', 'Garcia'])[1 + n * 7919 % 7]
      || ' Freight ' || n, 'C-' || n, '+1310555' || lpad(n::text, 4, '0')
    from generate_series(0, ${THREADS - 1}) as n`)
  await pool.query(`
    insert into contacts (phone_number, is_read, is_starred, created_at)
    select phone_num, vendor_id % 20 > 0, vendor_id % 50 = 0, now() - interval '2 years' from vendors`)
  await pool.query(`
    insert into messages (phone_number, direction, body, status, at, created_at)
    select '+1310555' || lpad((case when n <= ${LONGEST} then 0 else n % ${THREADS} end)::text, 4, '0'),
      case when n % 3 = 0 then 'inbound' else 'outbound' end,
      (${WORDS})[1 + n * 7 % 25] || ' ' || (${WORDS})[1 + n * 31 % 25] || ' ' || (${WORDS})[1 + n / 25 % 25]
        || ' ' || (${WORDS})[1 + n / 625 % 25] || ' no ' || n,
      case when n % 3 = 0 then 'received' else 'delivered' end,
      now() - (${MESSAGES} - n) * interval '63 seconds', now() - (${MESSAGES} - n) * interval '63 seconds'
    from generate_series(1, ${MESSAGES}) as n`)
  await pool.query(`
    update contacts set last_message_id = last.message_id, last_message_at = last.at
    from (select distinct on (phone_number) phone_number, message_id, at from messages
      order by phone_number, at desc, message_id desc) last
    where last.phone_number = contacts.phone_number`)
}
