import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { messages, outbox } from '../../db/tables/messages'
import { picture_requests } from '../../db/tables/picture-reports'
import { OTHER_PHONE, PHONE, storeVendor } from '../../testing/stored-messages'
import { type TestApp, testApp } from '../../testing/test-app'

let app: TestApp
let api: Awaited<ReturnType<TestApp['loginAs']>>['api']

beforeEach(async () => {
  app = await testApp()
  api = (await app.loginAs(5)).api
})

const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString()
async function schedule(minutes: number, to = PHONE): Promise<string> {
  const { message } = await api.sendMessage({ body: { to, body: 'Later', schedule: inMinutes(minutes) } })
  return message.sid ?? ''
}
const list = async () => (await api.scheduledMessages()).scheduledMessages
const move = (sid: string, minutes: number) =>
  api.updateScheduledMessage({ body: { sid, schedule: inMinutes(minutes) } })
const remove = (sid: string) => api.deleteScheduledMessage({ params: { sid } })

it('scheduled messages are listed, the next one first, with whose number it is', async () => {
  const vendor_id = await storeVendor(app)
  const later = await schedule(120)
  const sooner = await schedule(60, OTHER_PHONE)
  expect(await list()).toMatchObject([
    { sid: sooner, name: null, phone_number: OTHER_PHONE, scheduled_for: inMinutes(60) },
    {
      sid: later,
      name: 'Alvarez Freight',
      vendor_id,
      body: 'Later',
      sender_name: 'Person 1',
      twilio_meta: JSON.stringify({ sid: later }),
      is_blocked: false,
    },
  ])
})

it('one that gets another time keeps its sid', async () => {
  const sid = await schedule(60)
  expect((await move(sid, 90)).scheduledMessage).toMatchObject({
    sid,
    scheduled_for: inMinutes(90),
    version: 2,
  })
  expect(await app.db.select({ due: outbox.due_at }).from(outbox)).toEqual([{ due: new Date(inMinutes(90)) }])
})

it('one that two people give another time keeps that of the first', async () => {
  const sid = await schedule(60)
  await move(sid, 90)
  const late = api.updateScheduledMessage({ body: { sid, schedule: inMinutes(120), version: 1 } })
  await expect(late).rejects.toMatchObject({ status: 409, stored: { version: 2 } })
  expect(await list()).toMatchObject([{ scheduled_for: inMinutes(90) }])
})

it('one that asks for pictures takes the request along, and back where it is deleted', async () => {
  const vendor_id = await storeVendor(app)
  await api.sendBlast({
    body: {
      kind: 'reminder',
      body: 'Pictures, please',
      schedule: inMinutes(60),
      recipients: [{ vendor_id, source: '' }],
    },
  })
  const requests = () => app.db.select().from(picture_requests)
  const [{ sid } = { sid: '' }] = await list()
  await move(sid, 90)
  expect(await requests()).toMatchObject([{ vendor_id, last_requested_at: new Date(inMinutes(90)) }])
  await remove(sid)
  expect(await requests()).toEqual([])
  expect((await api.blasts()).blasts).toMatchObject([{ total: 0, attempted: 0, successful: 0, failed: 0 }])
})

it.each([17, 7 * 24 * 60 + 1])('%i minutes ahead is no time for it', async minutes => {
  const sid = await schedule(60)
  await expect(move(sid, minutes)).rejects.toMatchObject({ issues: { schedule: expect.any(String) } })
})

it('one that is deleted never goes out and stands in no thread', async () => {
  const sid = await schedule(60)
  await remove(sid)
  expect(await list()).toEqual([])
  expect(await app.db.select().from(outbox)).toEqual([])
  expect((await api.chat({ params: { phone: PHONE } })).chat).toEqual([])
  await expect(remove(sid)).rejects.toMatchObject({ status: 404 })
  await expect(move(sid, 60)).rejects.toMatchObject({ status: 404 })
})

it('one that is going out can not be moved or deleted', async () => {
  const sid = await schedule(60)
  await app.db.update(outbox).set({ state: 'sending' })
  await expect(move(sid, 90)).rejects.toMatchObject({ status: 409 })
  await expect(remove(sid)).rejects.toMatchObject({ status: 409 })
  await app.db.delete(outbox)
  await app.db.update(messages).set({ status: 'queued' }).where(eq(messages.schedule_sid, sid))
  await expect(remove(sid)).rejects.toMatchObject({ status: 409 })
})

it('an unknown one is not there, and a client is refused', async () => {
  await expect(remove('nothing')).rejects.toMatchObject({ status: 404 })
  await expect((await app.loginAs(4)).api.scheduledMessages()).rejects.toMatchObject({ status: 403 })
})
