import { expect, it } from 'vitest'
import { trucks, vendor_files, vendors } from '../../db/tables/fleet'
import { assign, storeCampaign } from '../../testing/stored-campaign'
import { fileName, makeVendor, storeSchedule, storeUpload } from '../../testing/stored-fleet'
import { type TestApp, testApp } from '../../testing/test-app'

async function withTruck(app: TestApp) {
  const { api } = await app.loginAs(1)
  const url = await storeUpload(app, fileName('a'))
  const vendor = await makeVendor(api, {
    edits: { trucks: { added: [{ name: 'Box 1' }] }, files: { added: [{ url, name: 'Paper' }] } },
  })
  const params = { id: vendor.vendor_id }
  return { api, params, truckId: vendor.trucks[0]?.truck_id ?? 0 }
}

it('a vendor without a past goes with trucks and papers', async () => {
  const app = await testApp()
  const { api, params } = await withTruck(app)
  const { deleted_vendor } = await api.deleteVendor({ params })
  expect(deleted_vendor).toEqual([{ vendor_id: params.id, name: 'Alvarez Freight', kept: false }])
  expect(await app.db.$count(vendors)).toBe(0)
  expect(await app.db.$count(trucks)).toBe(0)
  expect(await app.db.$count(vendor_files)).toBe(0)
})

it('a vendor with a truck on a running campaign is not deleted, and it is said which', async () => {
  const app = await testApp()
  const { api, params, truckId } = await withTruck(app)
  await assign(app, await storeCampaign(app), truckId)
  await expect(api.deleteVendor({ params })).rejects.toMatchObject({
    status: 409,
    message: 'Box 1 is on the campaign Summer Tour, which has not ended. Take it off the campaign first.',
  })
  expect((await api.vendor({ params })).vendor).toHaveLength(1)
})

it('a vendor whose truck was paid is kept for that, out of every list', async () => {
  const app = await testApp()
  const { api, params, truckId } = await withTruck(app)
  await storeSchedule(app, truckId, { end_date: '2026-05-10' })
  const { deleted_vendor } = await api.deleteVendor({ params })
  expect(deleted_vendor[0]).toMatchObject({ kept: true })
  expect(await app.db.$count(trucks)).toBe(1)
  expect(await api.vendors()).toMatchObject({ vendors: [], rowCount: 0 })
  expect(await api.trucks()).toEqual({ trucks: [] })
  expect(await api.driveTotals()).toMatchObject({ truckInventory: 0, vendors: 0 })
  await expect(api.vendor({ params })).rejects.toMatchObject({ status: 404 })
  await expect(api.deleteVendor({ params })).rejects.toMatchObject({ status: 404 })
})

it('a truck whose campaign is over keeps its vendor', async () => {
  const app = await testApp()
  const { api, params, truckId } = await withTruck(app)
  const campaign = { start_date: '2026-03-01T00:00:00.000Z', end_date: '2026-03-31T23:59:59.999Z' }
  await assign(app, await storeCampaign(app, campaign), truckId)
  expect((await api.deleteVendor({ params })).deleted_vendor[0]).toMatchObject({ kept: true })
})
