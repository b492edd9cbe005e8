import type { ChatCounts, ChatType, Contact } from '@product/sdk/nouns/messages'
import { type SQL, sql } from 'drizzle-orm'
import { containsPattern, foldedPattern } from '../../db/contains'
import { type Db, rows } from '../../db/db'
import { contactsOf } from './contact-rows'

const TABS: Record<ChatType, SQL> = {
  all: sql`true`,
  unread: sql`not is_read`,
  starred: sql`is_starred`,
  accounting: sql`is_accounting`,
  pictures: sql`is_pictures`,
}

/** The digits of a number that someone types with its marks; undefined for other text. */
function digitsOf(keyword: string): string | undefined {
  const digits = keyword.replace(/[\s().+-]/g, '')
  return /^\d{3,}$/.test(digits) ? digits : undefined
}

/** Numbers whose vendor's name, own digits or texts hold the keyword, any case; undefined for a blank one. */
function found(keyword: string): SQL | undefined {
  if (keyword === '') return undefined
  const pattern = containsPattern(keyword.toLowerCase())
  const digits = digitsOf(keyword)
  const sought = foldedPattern(keyword)
  const vendor = sql`(name_key like ${sought} or nickname_key like ${sought} or code_key like ${sought})
    and deleted_at is null`
  const parts = [
    sql`select phone_key from vendors where ${vendor}`,
    sql`select phone_number from contacts where vendor_id in (select vendor_id from vendors where ${vendor})`,
    sql`select phone_number from messages where body_key like ${pattern}`,
    ...(digits === undefined
      ? []
      : [sql`select phone_number from contacts where phone_number like ${containsPattern(digits)}`]),
  ]
  return sql.join(parts, sql` union `)
}

/** Threads that have a message, and hold the keyword where there is one. */
const among = (keyword: string): SQL => {
  const numbers = found(keyword)
  return numbers === undefined
    ? sql`last_message_id is not null`
    : sql`last_message_id is not null and phone_number in (${numbers})`
}

const LAST_WORD_FAILED = sql`exists (
  select from messages where message_id = last_message_id and direction = 'outbound'
    and status in ('failed', 'undelivered')
)`

interface Page {
  type: ChatType
  keyword: string
  /** Only those in which our last word did not arrive. */
  failed: 'true' | 'false'
  offset: number
  limit: number
}

/** One page of a tab, the newest message first; the number breaks ties. */
export const chatPage = (db: Db, { type, keyword, failed, offset, limit }: Page): Promise<Contact[]> =>
  contactsOf(
    db,
    sql`select * from contacts
      where ${TABS[type]} and ${among(keyword)} and ${failed === 'true' ? LAST_WORD_FAILED : sql`true`}
      order by last_message_at desc nulls last, phone_number limit ${limit} offset ${offset}`,
  )

/** How many threads each tab has. */
export async function countChats(db: Db, keyword = ''): Promise<ChatCounts> {
  const [counts] = await rows<ChatCounts>(
    db,
    sql`select count(*)::int as "allCount",
        (count(*) filter (where ${TABS.unread}))::int as "unreadCount",
        (count(*) filter (where ${TABS.starred}))::int as "starredCount",
        (count(*) filter (where ${TABS.accounting}))::int as "accountingCount",
        (count(*) filter (where ${TABS.pictures}))::int as "picturesCount"
      from contacts where ${among(keyword)}`,
  )
  return counts ?? { allCount: 0, unreadCount: 0, starredCount: 0, accountingCount: 0, picturesCount: 0 }
}
