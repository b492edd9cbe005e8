import type { Statement } from './serve-bare'

const CONTACTS = `c.phone_number, v.vendor_id, v.name, m.body, m.direction, m.num_media, c.last_message_at, c.is_read,
  c.is_starred, c.is_accounting, c.is_pictures, c.blocked_reason, c.blocked_code`

/** The rows of a page of threads: of all, or of those where a name, a number or a text holds a word. */
export function bareChats(search?: string): Statement[] {
  const found =
    search === undefined
      ? ''
      : `and phone_number in (select phone_number from messages where body_key like $1
          union select phone_key from vendors where name_key like $1 and deleted_at is null)`
  return [
    {
      text: `select ${CONTACTS} from (
          select * from contacts where last_message_id is not null ${found}
          order by last_message_at desc nulls last, phone_number limit 30
        ) c
        left join vendors v on v.phone_key = c.phone_number and v.deleted_at is null
        left join messages m on m.message_id = c.last_message_id
        order by c.last_message_at desc nulls last, c.phone_number`,
      values: search === undefined ? [] : [`%${search}%`],
    },
  ]
}

/** The newest page of a thread, with how many messages it has. */
export const bareChat = (phone: string): Statement[] => [
  {
    text: `select message_id, phone_number, direction, body, status, error_code, at, scheduled_for, schedule_sid, sender_name,
        client_key, num_media from messages where phone_number = $1 and status <> 'canceled'
      order by at desc, message_id desc limit 30`,
    values: [phone],
  },
  {
    text: `select count(*)::int from messages where phone_number = $1 and status <> 'canceled'`,
    values: [phone],
  },
]
