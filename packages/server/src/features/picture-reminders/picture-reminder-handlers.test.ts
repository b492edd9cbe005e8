import { beforeEach, expect, it } from 'vitest'
import { trucks } from '../../db/tables/fleet'
import { contacts } from '../../db/tables/messages'
import { assign, storeCampaign } from '../../testing/stored-campaign'
import { storePicture } from '../../testing/stored-fleet'
import { PHONE, storeVendor } from '../../testing/stored-messages'
import { type TestApp, testApp } from '../../testing/test-app'

let app: TestApp
let api: Awaited<ReturnType<TestApp['loginAs']>>['api']

beforeEach(async () => {
  app = await testApp()
  api = (await app.loginAs(5)).api
})

/** A truck on a campaign of May. */
async function storeTruckOf(vendor_id: number, name: string, campaignId: number): Promise<number> {
  const [truck] = await app.db
    .insert(trucks)
    .values({ name, vendor_id, license_plate: `8ABC${name}` })
    .returning()
  await assign(app, campaignId, truck?.truck_id ?? 0)
  return truck?.truck_id ?? 0
}
const toRemind = async () => (await api.pictureVendorsForReminder()).reminder_list
const all = async () => (await api.pictureVendors()).reminder_list

it('vendors are reminded of the trucks of which this month’s pictures are not approved', async () => {
  const campaignId = await storeCampaign(app)
  const vega = await storeVendor(app, { name: 'Vega', code: 'LA-1' })
  const done = await storeTruckOf(vega, '1', campaignId)
  const rejected = await storeTruckOf(vega, '2', campaignId)
  await storeTruckOf(vega, '3', campaignId)
  await storePicture(app, done, '2026-05')
  await storePicture(app, rejected, '2026-04')
  expect(await toRemind()).toEqual([
    {
      vendor_id: vega,
      vendor_name: 'Vega',
      vendor_num: 'LA-1',
      phone_num: PHONE,
      campaign_display_names: 'Summer Tour',
      reminders: '2, 8ABC2, Summer Tour | 3, 8ABC3, Summer Tour',
      requested_at: null,
      is_blocked: false,
    },
  ])
  expect((await all()).map(({ reminders }) => reminders.split(' | ').length)).toEqual([3])
})

it('nobody is reminded who has sent all, reports no pictures, is deleted, or has no truck on the road', async () => {
  const campaignId = await storeCampaign(app)
  const sent = await storeVendor(app, { name: 'Sent' })
  await storePicture(app, await storeTruckOf(sent, '1', campaignId), '2026-05')
  await storeTruckOf(await storeVendor(app, { name: 'None', picture_reporting: false }), '2', campaignId)
  await storeTruckOf(await storeVendor(app, { name: 'Gone', deleted_at: app.clock.now() }), '3', campaignId)
  await storeVendor(app, { name: 'Parked' })
  expect(await toRemind()).toEqual([])
  expect((await all()).map(({ vendor_name }) => vendor_name)).toEqual(['Sent'])
})

it('the list shows who was asked this month, and who gets no texts', async () => {
  const campaignId = await storeCampaign(app)
  const vega = await storeVendor(app, { name: 'Vega' })
  await storeTruckOf(vega, '1', campaignId)
  await app.db
    .insert(contacts)
    .values({ phone_number: PHONE, blocked_reason: 'opted_out', created_at: app.clock.now() })
  const body = { vendor_ids: [vega, vega, 999], phone_number: '(310) 555-0100' }
  expect(await api.addLastPictureBlastTimestamp({ body })).toEqual({ requested: 1 })
  expect(await toRemind()).toMatchObject([{ requested_at: app.clock.now().toISOString(), is_blocked: true }])
  app.clock.current = new Date('2026-06-02T17:00:00Z')
  api = (await app.loginAs(5)).api
  expect(await all()).toEqual([])
})

it('a note without a vendor is refused, and so is a client', async () => {
  await expect(api.addLastPictureBlastTimestamp({ body: {} })).rejects.toMatchObject({ status: 422 })
  await expect((await app.loginAs(4)).api.pictureVendors()).rejects.toMatchObject({ status: 403 })
})
