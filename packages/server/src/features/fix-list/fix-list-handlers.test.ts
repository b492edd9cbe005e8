import { FIX_LIST_TEXTS } from '@product/sdk/nouns/fix-list'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { fix_list_items } from '../../db/tables/fix-list'
import { trucks, vendors } from '../../db/tables/fleet'
import { storeTruck } from '../../testing/stored-campaign'
import { testApp } from '../../testing/test-app'

// The tests' clock stands on 20 May 2026 in Los Angeles.
const BODY = {
  description: 'Left panel torn',
  date_identified: '2026-05-01',
  target_close_date: '2026-05-25',
}

async function withTruck() {
  const app = await testApp()
  const { api, userId } = await app.loginAs(2)
  const truckId = await storeTruck(app, 'Box')
  const add = async (body: object = {}) => {
    const sent = { truck_id: truckId, ...BODY, ...body }
    const [added] = (await api.createFixListItem({ body: sent })).problem
    if (!added) throw new Error('No item was answered')
    return added
  }
  return { app, api, userId, truckId, add }
}

const of = ({ truck_problem_id }: { truck_problem_id: number }) => ({ params: { id: truck_problem_id } })

describe('a fix list item', () => {
  it('is added with the names of its truck, vendor and owner', async () => {
    const { api, userId, truckId, add } = await withTruck()
    const added = await add({ product_owner: userId })
    expect(added).toMatchObject({
      ...BODY,
      truck_id: truckId,
      truck_name: 'Box',
      vendor_name: 'Box Hauling',
      product_owner_id: userId,
      owner_name: 'Person 1',
      bleeding_stopped: false,
      reprint_ordered: false,
      solution: null,
      closed: false,
      date_closed: null,
      version: 1,
    })
    expect((await api.fixListItem(of(added))).problem).toEqual([added])
  })

  it('takes the owner in either spelling', async () => {
    const { userId, add } = await withTruck()
    for (const key of ['product_owner', 'product_owner_id', 'haulboard_owner', 'haulboard_owner_id']) {
      expect((await add({ [key]: userId })).product_owner_id).toBe(userId)
    }
  })

  it('is added once, however often the same call comes', async () => {
    const { app, api, truckId } = await withTruck()
    const call = { body: { truck_id: truckId, ...BODY }, idempotencyKey: 'once' }
    expect(await api.createFixListItem(call)).toEqual(await api.createFixListItem(call))
    expect(await app.db.$count(fix_list_items)).toBe(1)
  })

  it.each<[object, Record<string, string>]>([
    [{ truck_id: 9999 }, { truck_id: 'Select a valid truck' }],
    [{ truck_id: null }, { truck_id: 'Select a valid truck' }],
    [{ description: ' ' }, { description: FIX_LIST_TEXTS.noDescription }],
    [{ date_identified: '' }, { date_identified: FIX_LIST_TEXTS.noDateIdentified }],
    [{ target_close_date: '2026-02-30' }, { target_close_date: FIX_LIST_TEXTS.noTargetCloseDate }],
    [{ product_owner: 9999 }, { product_owner_id: FIX_LIST_TEXTS.noOwner }],
  ])('is refused as %j', async (over, issues) => {
    const { app, add } = await withTruck()
    await expect(add(over)).rejects.toMatchObject({ status: 422, issues })
    expect(await app.db.$count(fix_list_items)).toBe(0)
  })

  it('is never owned by a client, and not of a truck that was deleted', async () => {
    const { app, add } = await withTruck()
    const client = await app.addUser({ privilege_id: 4 })
    await expect(add({ product_owner: client.user_id })).rejects.toMatchObject({ status: 422 })
    await app.db.update(trucks).set({ deleted_at: new Date() })
    await expect(add()).rejects.toMatchObject({ issues: { truck_id: 'Select a valid truck' } })
  })

  it('is changed where something is sent, and a stale change gets what is stored', async () => {
    const { api, userId, add } = await withTruck()
    const added = await add({ product_owner: userId, solution: 'New panel' })
    const body = { bleeding_stopped: true, version: 1 }
    const [saved] = (await api.updateFixListItem({ ...of(added), body })).problem
    expect(saved).toEqual({ ...added, bleeding_stopped: true, version: 2 })
    await expect(
      api.updateFixListItem({ ...of(added), body: { description: 'Mine', version: 1 } }),
    ).rejects.toMatchObject({ status: 409, stored: { bleeding_stopped: true, version: 2 } })
  })

  it('is not due before it was found, whichever of the dates changes', async () => {
    const { app, api, add } = await withTruck()
    const refusal = {
      status: 422,
      issues: { target_close_date: FIX_LIST_TEXTS.targetBeforeIdentified },
    }
    await expect(add({ target_close_date: '2026-04-30' })).rejects.toMatchObject(refusal)
    const item = await add()
    for (const body of [{ target_close_date: '2026-04-30' }, { date_identified: '2026-05-26' }])
      await expect(api.updateFixListItem({ ...of(item), body })).rejects.toMatchObject(refusal)
    await app.db.update(fix_list_items).set({ target_close_date: '2026-04-30' })
    const [mended] = (await api.updateFixListItem({ ...of(item), body: { solution: 'Glued' } })).problem
    expect(mended).toMatchObject({ solution: 'Glued', target_close_date: '2026-04-30' })
  })

  it('that nobody has answers 404', async () => {
    const { api } = await withTruck()
    for (const id of [0, 9999, 9_999_999_999]) {
      const params = { id }
      await expect(api.fixListItem({ params })).rejects.toMatchObject({ status: 404 })
      await expect(api.updateFixListItem({ params, body: {} })).rejects.toMatchObject({ status: 404 })
      await expect(api.deleteFixListItem({ params })).rejects.toMatchObject({ status: 404 })
      await expect(api.vendorFixList({ params })).rejects.toMatchObject({ status: 404 })
      await expect(api.truckFixList({ params })).rejects.toMatchObject({ status: 404 })
    }
  })

  it('is deleted', async () => {
    const { api, app, add } = await withTruck()
    const added = await add()
    expect((await api.deleteFixListItem(of(added))).problem).toEqual([added])
    expect(await app.db.$count(fix_list_items)).toBe(0)
  })

  it('keeps nobody as its owner once the account is deleted', async () => {
    const { api, app, add } = await withTruck()
    const gone = await app.addUser({ privilege_id: 2 })
    const added = await add({ product_owner: gone.user_id })
    const owner = await app.loginAs(3)
    await owner.api.deleteUser({ params: { userId: gone.user_id } })
    expect((await api.fixListItem(of(added))).problem).toMatchObject([
      { product_owner_id: null, owner_name: null },
    ])
  })
})

describe('closing a fix list item', () => {
  it('gives it the date of today in Los Angeles, and reopening takes that away', async () => {
    const { app, add } = await withTruck()
    const added = await add()
    app.clock.current = new Date('2026-05-21T04:00:00.000Z')
    const { api } = await app.loginAs(1)
    const closed = await api.updateFixListItem({ ...of(added), body: { closed: true } })
    expect(closed.problem).toMatchObject([{ closed: true, date_closed: '2026-05-20' }])
    const open = await api.updateFixListItem({ ...of(added), body: { closed: false } })
    expect(open.problem).toEqual([{ ...added, version: 3 }])
  })

  it('makes it read-only: it has to be reopened to be changed or deleted', async () => {
    const { api, add } = await withTruck()
    const added = await add({ closed: true, date_closed: '2026-05-19' })
    expect(added.date_closed).toBe('2026-05-19')
    await expect(
      api.updateFixListItem({ ...of(added), body: { description: 'Other', closed: true } }),
    ).rejects.toMatchObject({ status: 409, issues: { description: FIX_LIST_TEXTS.mustReopen } })
    await expect(api.deleteFixListItem(of(added))).rejects.toMatchObject({ status: 409 })
    const body = { description: 'Other', closed: false }
    expect((await api.updateFixListItem({ ...of(added), body })).problem).toMatchObject([
      { ...body, date_closed: null },
    ])
  })
})

describe('the fix list', () => {
  it('has open items by vendor name in any case, then closed ones, the last closed first', async () => {
    const { app, api, add } = await withTruck()
    const [lower, none] = [await storeTruck(app, 'anchor'), await storeTruck(app, 'None')]
    await app.db.update(trucks).set({ vendor_id: null }).where(eq(trucks.truck_id, none))
    await add({ truck_id: none })
    await add({ closed: true, date_closed: '2026-05-01' })
    await add({ closed: true, date_closed: '2026-05-02' })
    await add()
    await add({ truck_id: lower })
    const { problem, rowCount } = await api.fixList()
    expect(problem.map(({ truck_problem_id }) => truck_problem_id)).toEqual([5, 4, 1, 3, 2])
    expect(problem[2]).toMatchObject({ vendor_id: null, vendor_name: null })
    expect(rowCount).toBe(5)
  })

  it('can be only the open or the closed items, and cut', async () => {
    const { api, add } = await withTruck()
    await add()
    await add({ closed: true })
    await add({ closed: true })
    const counted = async (query: { closed: 'true' | 'false'; limit?: number }) => {
      const { problem, rowCount } = await api.fixList({ query })
      return [problem.length, rowCount]
    }
    expect(await counted({ closed: 'false' })).toEqual([1, 1])
    expect(await counted({ closed: 'true', limit: 1 })).toEqual([1, 2])
    expect(await counted({ closed: 'true', limit: 0 })).toEqual([0, 2])
  })

  it('of a truck and of a vendor has only theirs, and none of deleted trucks', async () => {
    const { app, api, truckId, add } = await withTruck()
    const other = await storeTruck(app, 'Other')
    await add()
    await add({ truck_id: other })
    const [vendor] = await app.db.select().from(vendors).where(eq(vendors.name, 'Box Hauling'))
    const ids = (list: { problem: readonly { truck_problem_id: number }[] }) =>
      list.problem.map(({ truck_problem_id }) => truck_problem_id)
    expect(ids(await api.truckFixList({ params: { id: other } }))).toEqual([2])
    expect(ids(await api.vendorFixList({ params: { id: vendor?.vendor_id ?? 0 } }))).toEqual([1])
    await app.db.update(trucks).set({ deleted_at: new Date() }).where(eq(trucks.truck_id, truckId))
    expect(ids(await api.fixList())).toEqual([2])
    await expect(api.truckFixList({ params: { id: truckId } })).rejects.toMatchObject({ status: 404 })
  })

  it('leaves a trace of each write', async () => {
    const { app, api, add } = await withTruck()
    const added = await add()
    for (const body of [{ solution: 'Tape' }, { closed: true }, { closed: false }])
      await api.updateFixListItem({ ...of(added), body })
    await api.deleteFixListItem(of(added))
    const { api: manager } = await app.loginAs(1)
    const { logs } = await manager.activityLog({ query: { search: 'fix list item' } })
    expect(
      Object.values(logs)
        .flat()
        .map(({ action }) => action),
    ).toEqual([
      'deleted a fix list item of Box',
      'reopened a fix list item of Box',
      'closed a fix list item of Box',
      'updated a fix list item of Box',
      'created a fix list item of Box',
    ])
  })
})
