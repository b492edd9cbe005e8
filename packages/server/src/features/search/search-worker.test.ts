import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { vendors } from '../../db/tables/fleet'
import { search_documents } from '../../db/tables/search'
import { type TestApp, testApp } from '../../testing/test-app'
import { features } from '../../features'
import { drainSearchQueue } from '../../nouns/search/drain-search-queue'
import { type FakeOutsideSearch, fakeOutsideSearch } from './fake-outside-search'
import { pushSearch } from './push-search'
import { markDue } from '../../nouns/search/search-push-store'
import { pauseAfter } from '../../db/repeat'
import { startSearchWorker } from './search-worker'

const sources = features.flatMap(({ search = [] }) => search)

const addVendor = (app: TestApp, vendor_id: number, name = `Vendor ${vendor_id}`) =>
  app.db.insert(vendors).values({ vendor_id, name })

const rename = (app: TestApp, vendor_id: number, name: string) =>
  app.db.update(vendors).set({ name }).where(eq(vendors.vendor_id, vendor_id))

const names = (outside: FakeOutsideSearch) =>
  Object.fromEntries([...outside.records].map(([id, record]) => [id, 'name' in record ? record.name : '']))

const drain = (app: TestApp) => drainSearchQueue(app.db, sources, { push: true })

describe('the outside search', () => {
  it('is sent what changed, once', async () => {
    const app = await testApp()
    const outside = fakeOutsideSearch()
    await addVendor(app, 1)
    await drain(app)
    expect([await pushSearch(app.db, outside), await pushSearch(app.db, outside)]).toEqual([1, 0])
    await rename(app, 1, 'New')
    await drain(app)
    await pushSearch(app.db, outside)
    expect([names(outside), outside.calls]).toEqual([{ v1: 'New' }, 2])
  })

  it('is sent a deletion, and only then the record is forgotten', async () => {
    const app = await testApp()
    const outside = fakeOutsideSearch()
    await addVendor(app, 1)
    await drain(app)
    await pushSearch(app.db, outside)
    await app.db.delete(vendors)
    await drain(app)
    expect(await app.db.select().from(search_documents)).toMatchObject([{ record: null, push_due: true }])
    await pushSearch(app.db, outside)
    expect(outside.records.size).toBe(0)
    expect(await app.db.select().from(search_documents)).toEqual([])
  })

  it('gets everything again after a failure', async () => {
    const app = await testApp()
    const outside = fakeOutsideSearch()
    outside.failures.push(new Error('unreachable'))
    await addVendor(app, 1)
    await drain(app)
    await expect(pushSearch(app.db, outside)).rejects.toThrow('unreachable')
    await pushSearch(app.db, outside)
    expect(names(outside)).toEqual({ v1: 'Vendor 1' })
  })

  it('gets what changed while the older state was on its way', async () => {
    const app = await testApp()
    const outside = fakeOutsideSearch()
    await addVendor(app, 1)
    await addVendor(app, 2)
    await drain(app)
    outside.whileSending = async () => {
      outside.whileSending = async () => {}
      await rename(app, 1, 'Newer')
      await app.db.delete(vendors).where(eq(vendors.vendor_id, 2))
      await drain(app)
    }
    await pushSearch(app.db, outside)
    await pushSearch(app.db, outside)
    expect(names(outside)).toEqual({ v1: 'Newer' })
  })

  it('gets all that was written before it was set, and a new account gets all again', async () => {
    const app = await testApp()
    await addVendor(app, 1)
    await addVendor(app, 2)
    await drainSearchQueue(app.db, sources)
    const outside = fakeOutsideSearch('ONE')
    expect(await pushSearch(app.db, outside)).toBe(0)
    await markDue(app.db, 'ONE')
    expect(await pushSearch(app.db, outside)).toBe(2)
    await markDue(app.db, 'ONE')
    expect(await pushSearch(app.db, outside)).toBe(0)
    await rename(app, 1, 'Written meanwhile')
    await app.db.delete(vendors).where(eq(vendors.vendor_id, 2))
    await drainSearchQueue(app.db, sources)
    await markDue(app.db, 'ONE')
    await pushSearch(app.db, outside)
    expect(names(outside)).toEqual({ v1: 'Written meanwhile' })
    const other = fakeOutsideSearch('TWO')
    await markDue(app.db, 'TWO')
    await pushSearch(app.db, other)
    expect(names(other)).toEqual({ v1: 'Written meanwhile' })
  })
})

describe('the worker', () => {
  it('brings changes into the index and to the outside service, and ends when told to', async () => {
    const app = await testApp()
    const outside = fakeOutsideSearch()
    await addVendor(app, 1)
    const stop = startSearchWorker({ db: app.db, sources, outside, log: () => {}, pauseMs: 5 })
    await vi.waitFor(() => expect(names(outside)).toEqual({ v1: 'Vendor 1' }), 10_000)
    await addVendor(app, 2)
    await vi.waitFor(() => expect(outside.records.size).toBe(2), 10_000)
    await stop()
    await addVendor(app, 3)
    expect([outside.records.size, outside.prepared]).toEqual([2, 1])
  })

  it('goes on after failures and logs them', async () => {
    const app = await testApp()
    const outside = fakeOutsideSearch()
    outside.failures.push(new Error('first'), new Error('second'))
    const logged: unknown[] = []
    await addVendor(app, 1)
    const stop = startSearchWorker({
      db: app.db,
      sources,
      outside,
      log: entry => logged.push(entry),
      pauseMs: 5,
    })
    await vi.waitFor(() => expect(outside.records.size).toBe(1), 10_000)
    await stop()
    expect(logged).toMatchObject([
      { message: 'outside search failed', failures: 1, fault: 'Error: first' },
      { message: 'outside search failed', failures: 2, fault: 'Error: second' },
    ])
  })

  it.each([
    [0, 0.5, 500],
    [1, 0, 1000],
    [1, 1, 500],
    [3, 0, 4000],
    [50, 0, 60_000],
  ])('waits after %i failures (chance %d) for %i ms', (failures, random, expected) => {
    expect(pauseAfter(failures, 500, random)).toBe(expected)
  })
})

describe('where the console searches', () => {
  it('is here without an outside service', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(2)
    expect(await api.searchAccess()).toEqual({ engine: 'own' })
  })

  it('is the outside service, with a key that ends with the session', async () => {
    const app = await testApp({ outsideSearch: fakeOutsideSearch() })
    const { api } = await app.loginAs(2)
    expect(await api.searchAccess()).toEqual({
      engine: 'algolia',
      app_id: 'FAKE',
      api_key: 'key until 2026-05-20T18:30:00.000Z',
    })
  })

  it('is here while the outside service gives no key', async () => {
    const outside = fakeOutsideSearch()
    outside.failures.push(new Error('unreachable'))
    const app = await testApp({ outsideSearch: outside })
    const { api } = await app.loginAs(3)
    expect(await api.searchAccess()).toEqual({ engine: 'own' })
  })
})
