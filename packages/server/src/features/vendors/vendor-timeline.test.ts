import { expect, it } from 'vitest'
import { removals } from '../../db/tables/removals'
import { assign, storeCampaign } from '../../testing/stored-campaign'
import {
  fileName,
  makeVendor,
  storeFixItem,
  storePicture,
  storeSchedule,
  storeUpload,
} from '../../testing/stored-fleet'
import { testApp } from '../../testing/test-app'

async function eventful() {
  const app = await testApp()
  const { api } = await app.loginAs(1)
  const url = await storeUpload(app, fileName('a'))
  const { vendor_id, trucks } = await makeVendor(api, {
    edits: { trucks: { added: [{ name: 'Box 1' }] }, files: { added: [{ url, name: 'Insurance' }] } },
  })
  const truckId = trucks[0]?.truck_id ?? 0
  const campaignId = await storeCampaign(app)
  await assign(app, campaignId, truckId)
  await storeSchedule(app, truckId, { campaign_id: campaignId, end_date: '2026-05-31' })
  await storeFixItem(app, truckId, { closed: true, date_closed: '2026-05-10' })
  await storePicture(app, truckId, '2026-05')
  return { api, vendor: { id: vendor_id }, truck: { id: truckId } }
}

it('what happened to a vendor stands in one row of time, what is yet to come does not', async () => {
  const { api, vendor } = await eventful()
  const { timeline, rowCount, kinds } = await api.vendorTimeline({ params: vendor })
  expect(timeline.map(({ event, at, text }) => `${at.slice(0, 10)} ${event} ${text}`)).toEqual([
    '2026-05-20 file_added Insurance',
    expect.stringContaining('2026-05-20 done created'),
    expect.stringContaining('2026-05-20 done created'),
    '2026-05-15 picture_tagged back',
    '2026-05-10 fix_closed Corner peels off',
    '2026-05-01 schedule_started Summer Tour',
    '2026-05-01 fix_identified Corner peels off',
    '2026-05-01 campaign_started Summer Tour',
  ])
  expect(rowCount).toBe(8)
  expect(kinds).toEqual([
    { kind: 'campaign', count: 1 },
    { kind: 'file', count: 1 },
    { kind: 'fix', count: 2 },
    { kind: 'picture', count: 1 },
    { kind: 'schedule', count: 1 },
    { kind: 'truck', count: 1 },
    { kind: 'vendor', count: 1 },
  ])
  expect(timeline.find(({ event }) => event === 'schedule_started')).toMatchObject({
    at: '2026-05-01T07:00:00.000Z',
    only_day: true,
    truck_name: 'Box 1',
    monthly_rate_cents: 150_000,
  })
})

it('only some kinds are shown where so asked, page by page, each once', async () => {
  const { api, vendor } = await eventful()
  const keys: string[] = []
  for (const page of [0, 1, 2]) {
    const query = { kinds: 'fix,campaign', page, pageSize: 1 }
    const { timeline, rowCount, kinds } = await api.vendorTimeline({ params: vendor, query })
    expect([rowCount, kinds.length]).toEqual([3, 7])
    keys.push(...timeline.map(({ key }) => key))
  }
  expect(new Set(keys).size).toBe(3)
  const wrong = { params: vendor, query: { kinds: 'weather' } }
  await expect(api.vendorTimeline(wrong)).rejects.toMatchObject({ status: 400 })
})

it('artwork that was taken off stands at its day, and not before the removal is done', async () => {
  const app = await testApp()
  const { api } = await app.loginAs(1)
  const { vendor_id, trucks } = await makeVendor(api, { edits: { trucks: { added: [{ name: 'Box 1' }] } } })
  const truck_id = trucks[0]?.truck_id ?? 0
  const campaign_id = await storeCampaign(app)
  const payment_schedule_id = await storeSchedule(app, truck_id, { campaign_id, end_date: '2026-05-12' })
  const removal = { payment_schedule_id, removed_date: '2026-05-14', changed_at: new Date() }
  await app.db.insert(removals).values({ ...removal, removal_complete: false })
  const query = { kinds: 'removal' }
  expect((await api.vendorTimeline({ params: { id: vendor_id }, query })).timeline).toEqual([])
  await app.db.update(removals).set({ removal_complete: true })
  const whole = [
    await api.vendorTimeline({ params: { id: vendor_id }, query }),
    await api.truckTimeline({ params: { id: truck_id }, query }),
  ]
  const entry = {
    event: 'artwork_removed',
    at: '2026-05-14T07:00:00.000Z',
    only_day: true,
    text: 'Summer Tour',
    truck_name: 'Box 1',
    payment_schedule_id,
  }
  expect(whole.map(({ timeline }) => timeline)).toMatchObject([[entry], [entry]])
})

it('a truck has its own part of it', async () => {
  const { api, truck } = await eventful()
  const { kinds } = await api.truckTimeline({ params: truck })
  expect(kinds.map(({ kind }) => kind)).toEqual(['campaign', 'fix', 'picture', 'schedule', 'truck'])
})
