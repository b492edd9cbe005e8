import type { Statement } from './serve-bare'

const CONTACTS = `c.phone_number, v.vendor_id, v.name, m.body, m.direction, m.num_media, c.last_message_at, c.is_read,
  c.is_starred, c.is_accounting, c.is_pictures, c.blocked_reason, c.blocked_code`

/** The first page of the threads where a vendor's name or a text holds a word. */
export const bareChats = (search: string): Statement[] => [
  {
    text: `select ${CONTACTS} from (
        select * from contacts where last_message_id is not null and phone_number in (
          select phone_number from messages where body_key like $1
          union select phone_key from vendors where name_key like $1 and deleted_at is null
        )
        order by last_message_at desc nulls last, phone_number limit 30
      ) c
      left join vendors v on v.phone_key = c.phone_number and v.deleted_at is null
      left join messages m on m.message_id = c.last_message_id
      order by c.last_message_at desc nulls last, c.phone_number`,
    values: [`%${search}%`],
  },
]
