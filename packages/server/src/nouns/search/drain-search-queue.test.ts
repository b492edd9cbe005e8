import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { campaigns, truck_campaigns } from '../../db/tables/campaigns'
import { trucks, vendors } from '../../db/tables/fleet'
import { payment_schedules } from '../../db/tables/payments'
import { users } from '../../db/tables/people'
import { search_documents, search_postings, search_queue } from '../../db/tables/search'
import { features } from '../../features'
import { type TestApp, testApp } from '../../testing/test-app'
import { drainSearchQueue, fillSearchIndex } from './drain-search-queue'
import { addHarborHaul } from '../../features/search/search-fixture'

const sources = features.flatMap(({ search = [] }) => search)

const queued = async (app: TestApp) =>
  (await app.db.select().from(search_queue)).map(({ entity, entity_id }) => `${entity} ${entity_id}`).sort()

async function records(app: TestApp): Promise<Record<string, Record<string, unknown> | null>> {
  const found = await app.db.select().from(search_documents)
  return Object.fromEntries(found.map(one => [`${one.index_name} ${one.record_id}`, one.record]))
}

async function filledApp(): Promise<TestApp> {
  const app = await testApp()
  await addHarborHaul(app)
  await fillSearchIndex(app.db, sources)
  return app
}

describe('a write', () => {
  it('leaves its note with the change or, where that is undone, none', async () => {
    const app = await testApp()
    const undone = app.db.transaction(async tx => {
      await tx.insert(vendors).values({ name: 'Never' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await queued(app)).toEqual([])
    await app.db.insert(vendors).values({ vendor_id: 4, name: 'Here' })
    expect(await queued(app)).toEqual(['vendor 4'])
  })

  it('of what is not searched leaves none', async () => {
    const app = await filledApp()
    await app.db.update(users).set({ last_login_at: new Date() })
    await app.db.update(campaigns).set({ view_priority: 5 })
    await app.db.update(trucks).set({ imei: '1' })
    expect(await queued(app)).toEqual([])
  })

  it('that moves something notes where it was and where it is', async () => {
    const app = await filledApp()
    const second = { campaign_id: 72, name: 'Winter', start_date: new Date(0), end_date: new Date(1) }
    await app.db.insert(campaigns).values(second)
    await fillSearchIndex(app.db, sources)
    await app.db.update(truck_campaigns).set({ campaign_id: 72 })
    expect(await queued(app)).toEqual(['campaign_size 71', 'campaign_size 72', 'truck 101'])
  })
})

describe('the index', () => {
  it('holds every record once the queue is drained', async () => {
    const app = await filledApp()
    expect(await records(app)).toEqual({
      'vendors 1': {
        vendor_id: 1,
        name: 'Harbor Haul, LLC',
        nickname: 'Harbor',
        city: 'Long Beach',
        email: 'vendor1@example.test',
        phone_num: '+13105550001',
      },
      'trucks 101': {
        truck_id: 101,
        truck_name: 'Box 12',
        vendor_name: 'Harbor Haul, LLC',
        license_plate: '8ABC123',
        campaign_name: 'Summer Tour',
        payments: [{ start_date_to_end_date: '05/05/2020 - 06/04/2020' }],
      },
      'payments 1': {
        truck_id: 101,
        vendor_name: 'Harbor Haul, LLC',
        campaign_name: 'Summer Tour',
        monthly_rate: 500,
      },
      'campaigns 71': {
        campaign_id: 71,
        campaign_name: 'Summer Tour',
        client_name: 'Acme',
        num_trucks: 1,
        start_date: '2020-05-05T00:00:00.000Z',
        end_date: '2020-06-04T23:59:59.999Z',
      },
    })
    expect(await queued(app)).toEqual([])
  })

  it('follows a new name into every record that carries it', async () => {
    const app = await filledApp()
    await app.db.update(vendors).set({ name: 'Pacific' })
    await app.db.update(campaigns).set({ name: 'Tour II' })
    await app.db.update(users).set({ name: 'Apex' }).where(eq(users.name, 'Acme'))
    await fillSearchIndex(app.db, sources)
    expect(await records(app)).toMatchObject({
      'vendors 1': { name: 'Pacific' },
      'trucks 101': { vendor_name: 'Pacific', campaign_name: 'Tour II' },
      'payments 1': { vendor_name: 'Pacific', campaign_name: 'Tour II' },
      'campaigns 71': { campaign_name: 'Tour II', client_name: 'Apex' },
    })
  })

  it('names every campaign of a truck, the newest first', async () => {
    const app = await filledApp()
    await app.db.insert(campaigns).values({
      campaign_id: 72,
      name: 'Winter',
      start_date: new Date('2021-01-01'),
      end_date: new Date('2021-02-01'),
    })
    await app.db.insert(truck_campaigns).values([
      { campaign_id: 72, truck_id: 101, campaign_display_name: 'T' },
      { campaign_id: 72, truck_id: 101, campaign_display_name: 'T again' },
    ])
    await fillSearchIndex(app.db, sources)
    expect(await records(app)).toMatchObject({
      'trucks 101': { campaign_name: 'Winter, Summer Tour' },
      'campaigns 72': { num_trucks: 1, client_name: null },
    })
  })

  it('forgets what was deleted, and its words', async () => {
    const app = await filledApp()
    await app.db.delete(campaigns)
    await fillSearchIndex(app.db, sources)
    expect(await records(app)).toMatchObject({
      'trucks 101': { campaign_name: null },
      'payments 1': { campaign_name: null },
    })
    await app.db.delete(payment_schedules)
    await app.db.delete(trucks)
    await app.db.delete(vendors)
    await fillSearchIndex(app.db, sources)
    expect(await records(app)).toEqual({})
    expect(await app.db.select().from(search_postings)).toEqual([])
  })

  it('is not touched by a change that changes nothing in it', async () => {
    const app = await filledApp()
    await app.db.update(vendors).set({ name: 'Harbor Haul, LLC' })
    await fillSearchIndex(app.db, sources)
    const found = await app.db.select().from(search_documents)
    expect(found.map(({ revision }) => revision)).toEqual([1, 1, 1, 1])
  })

  it('takes names of ten thousand characters', async () => {
    const app = await testApp()
    await app.db.insert(vendors).values([{ name: 'x'.repeat(10_000) }, { name: 'word '.repeat(2000) }])
    await fillSearchIndex(app.db, sources)
    expect(Object.keys(await records(app))).toHaveLength(2)
  })

  it('takes changes off the queue in batches', async () => {
    const app = await testApp()
    await app.db.insert(vendors).values(Array.from({ length: 25 }, () => ({ name: 'Many' })))
    const taken = [10, 10, 10, 10].map(most => () => drainSearchQueue(app.db, sources, { most }))
    const counts: number[] = []
    for (const take of taken) counts.push(await take())
    expect(counts).toEqual([10, 10, 5, 0])
    expect(Object.keys(await records(app))).toHaveLength(25)
  })
})
