import {
  carrierError,
  isPending,
  type Message,
  shownStatus,
  type StoredStatus,
} from '@product/sdk/nouns/messages'
import { groupBy } from '@product/sdk/values'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { mediaAddress } from '../files/media-address'

interface MessageRow {
  message_id: number
  phone_number: string
  direction: 'inbound' | 'outbound'
  body: string
  status: StoredStatus
  error_code: number | null
  /** Milliseconds. */
  at: number
  scheduled_for: number | null
  schedule_sid: string | null
  sender_name: string | null
  client_key: string | null
  num_media: number
}

interface MediaRow {
  message_id: number
  state: 'waiting' | 'stored' | 'refused'
  file_name: string | null
  small_file_name: string | null
  refusal: string | null
}

const COLUMNS = sql`message_id::float8 as message_id, phone_number, direction, body, status, error_code,
  extract(epoch from at)::float8 * 1000 as at, extract(epoch from scheduled_for)::float8 * 1000 as scheduled_for,
  schedule_sid, sender_name, client_key, num_media`

async function mediaOf(db: Db, ids: readonly number[]): Promise<Map<number, MediaRow[]>> {
  if (ids.length === 0) return new Map()
  const found = await rows<MediaRow>(
    db,
    sql`select message_id::float8 as message_id, state, file_name, small_file_name, refusal from message_media
      where message_id in (select value::bigint from json_array_elements_text(${JSON.stringify(ids)}::json)) order by message_id, position`,
  )
  return groupBy(found, ({ message_id }) => message_id)
}

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()
const address = (name: string | null): string | null => (name === null ? null : mediaAddress(name))

/** Messages of a set, `select … from messages` with its order and limit, in the order of their threads. */
export async function messagesOf(db: Db, chosen: SQL): Promise<Message[]> {
  const found = await rows<MessageRow>(
    db,
    sql`select ${COLUMNS} from (${chosen}) chosen order by at, message_id`,
  )
  const media = await mediaOf(
    db,
    found.filter(({ num_media }) => num_media > 0).map(({ message_id }) => message_id),
  )
  return found.map(row => ({
    id: row.message_id,
    direction: row.direction,
    body: row.body,
    media: (media.get(row.message_id) ?? []).map(one => ({
      url: address(one.file_name),
      small_url: address(one.small_file_name),
      state: one.state,
      refusal: one.refusal,
      is_duplicate: false,
      duplicates: [],
      tags: 0,
      uploaded_at: instant(row.at),
    })),
    // One that was taken back is in no thread.
    message_status: shownStatus(row.status) ?? 'failed',
    created_at: instant(row.at),
    scheduled_for: row.scheduled_for === null ? null : instant(row.scheduled_for),
    sender_name: row.sender_name,
    phone_number: row.phone_number,
    pending: isPending(row.status),
    error_code: row.error_code,
    error_text: row.error_code === null ? null : carrierError(row.error_code).text,
    client_key: row.client_key,
    sid: row.schedule_sid,
  }))
}
