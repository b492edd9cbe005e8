import { messageSegments, type StoredStatus } from '@product/sdk/nouns/messages'
import { HOUR_MS } from '@product/sdk/values'
import { DEMO_VENDORS, inTurn } from '../../demo/demo-fleet'
import type { DemoWorld } from '../../demo/demo-world'
import { setFlags } from '../../nouns/messages/contact-store'
import { vendorNumbers } from '../../nouns/messages/group-store'
import { recordInbound } from '../../nouns/messages/inbound-store'
import { queueMessages } from '../../nouns/messages/queue-messages'
import { recordOutcomes } from '../../nouns/messages/record-outcomes'
import { recordStatusReport } from '../../nouns/messages/status-store'
import { teamUsers } from '../../nouns/people/account-store'
import { DEMO_CONVERSATIONS, type DemoConversation, type DemoText } from './demo-conversations'

/** Vendors with a thread. */
const THREADS = 26
/** Somebody whose number no vendor has. A number of fiction. */
const STRANGER = '+12135550191'
/** What the demo's pictures are known by until its files are made. */
export const DEMO_PICTURE = 'demo:'

interface Writer {
  tx: DemoWorld['tx']
  sender: { id: number; name: string }
  /** As carriers give them, the same each time. */
  nextSid(): string
}

async function sendText(
  { tx, sender, nextSid }: Writer,
  phone: string,
  text: DemoText,
  at: Date,
): Promise<void> {
  const sid = nextSid()
  const one = {
    phone_number: phone,
    body: text.text,
    vendor_id: null,
    client_key: null,
    send_key: `demo ${sid}`,
  }
  const [id = 0] = await queueMessages(tx, {
    list: [{ ...one, segments: messageSegments(text.text).segments }],
    media: [],
    sender,
    now: at,
    scheduledFor: null,
    blastId: null,
    isPictures: false,
  })
  await recordOutcomes(tx, [{ message_id: id, status: 'queued', sid }], at)
  const status: StoredStatus = text.failed?.status ?? 'delivered'
  const errorCode = text.failed?.code ?? null
  await recordStatusReport(tx, { sid, status, errorCode }, { MessageSid: sid, MessageStatus: status }, at)
}

async function receiveText({ tx, nextSid }: Writer, phone: string, text: DemoText, at: Date): Promise<void> {
  const pictures = Array.from({ length: text.pictures ?? 0 }, (_, side) => ({
    url: `${DEMO_PICTURE}${phone} ${text.text} ${side}`,
    contentType: 'image/png',
  }))
  await recordInbound(tx, { sid: nextSid(), from: phone, to: '', body: text.text, media: pictures }, at)
}

/** The whole thread, its last text some time before now. */
async function write(
  writer: Writer,
  phone: string,
  conversation: DemoConversation,
  end: Date,
): Promise<void> {
  const { texts, unread, starred, accounting, pictures } = conversation
  const hours = texts.slice(1).reduce((sum, { after }) => sum + after, 0)
  let at = end.getTime() - hours * HOUR_MS
  for (const [index, text] of texts.entries()) {
    at += index === 0 ? 0 : text.after * HOUR_MS
    const place = new Date(Math.round(at))
    if (text.from === 'staff') await sendText(writer, phone, text, place)
    else await receiveText(writer, phone, text, place)
  }
  await setFlags(writer.tx, phone, {
    is_read: unread !== true,
    is_starred: starred === true,
    is_accounting: accounting === true,
    is_pictures: pictures === true,
  })
}

/** Threads of vendors and of one whom nobody knows, and messages that wait for their time. */
export async function addDemoMessages({ tx, now }: DemoWorld): Promise<void> {
  const team = await teamUsers(tx)
  let sids = 0
  const writerOf = (index: number): Writer => {
    const { user_id: id, name } = inTurn(team, index)
    const nextSid = () => `SM${(sids += 1).toString(16).padStart(32, '0')}`
    return { tx, sender: { id, name }, nextSid }
  }
  const vendors = await vendorNumbers(
    tx,
    Array.from({ length: DEMO_VENDORS }, (_, index) => index + 1),
  )
  const numbers = [...vendors.values()].flatMap(({ phone_number }) => phone_number ?? []).slice(0, THREADS)
  // The oldest thread first, as time would have it.
  for (const [index, phone] of numbers.toReversed().entries()) {
    const end = new Date(now.getTime() - (numbers.length - index) * 3.3 * HOUR_MS)
    await write(writerOf(index), phone, inTurn(DEMO_CONVERSATIONS, numbers.length - 1 - index), end)
  }
  const asks: DemoText = {
    from: 'vendor',
    text: 'Hi, do you still look for box trucks in Torrance?',
    after: 0,
  }
  await write(writerOf(0), STRANGER, { texts: [asks], unread: true }, new Date(now.getTime() - HOUR_MS))
  await schedule(writerOf(1), numbers.slice(2, 6), now)
}

/** One message each on the next days, at the hour of now. */
async function schedule({ tx, sender }: Writer, numbers: readonly string[], now: Date): Promise<void> {
  for (const [index, phone_number] of numbers.entries()) {
    const body = 'Reminder: your install appointment is tomorrow at 9 AM, Vernon, gate 4.'
    const send_key = `demo scheduled ${index}`
    await queueMessages(tx, {
      list: [{ phone_number, body, segments: 1, vendor_id: null, client_key: null, send_key }],
      media: [],
      sender,
      now,
      scheduledFor: new Date(now.getTime() + (index + 1) * 24 * HOUR_MS),
      blastId: null,
      isPictures: false,
    })
  }
}
