import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { truck_campaigns } from '../../db/tables/campaigns'
import { trucks, vendors } from '../../db/tables/fleet'
import { audit } from '../../db/tables/record-keeping'
import { assign, storeCampaign } from '../../testing/stored-campaign'
import { OTHER_PHONE, PHONE, storeVendor } from '../../testing/stored-messages'
import { type TestApp, testApp } from '../../testing/test-app'

type Api = Awaited<ReturnType<TestApp['loginAs']>>['api']

let app: TestApp
let api: Api

beforeEach(async () => {
  app = await testApp()
  api = (await app.loginAs(5)).api
})

const create = (group_numbers: string | unknown[], group_name = 'Group') =>
  api.createCustomGroup({ body: { group_name, group_numbers } }).then(({ group }) => group)
const groups = async (query = {}) => (await api.customGroups({ query })).groups
const numbers = (group: { vendors: { phone_number: string | null }[] }) =>
  group.vendors.map(({ phone_number }) => phone_number)

describe('a custom group', () => {
  it('has vendors and numbers, each once, by name', async () => {
    const vendor_id = await storeVendor(app)
    const group = await create(
      JSON.stringify([{ vendor_id }, { phone_number: '(310) 555-0101' }, { vendor_id }]),
    )
    expect(group).toMatchObject({
      group_name: 'Group',
      vendors: [
        { vendor_id, phone_number: PHONE, vendor_name: 'Alvarez Freight' },
        { vendor_id: null, phone_number: OTHER_PHONE, vendor_name: null },
      ],
    })
    expect(await groups()).toEqual([group])
  })

  it('keeps a vendor’s two numbers, and one number that two vendors have once', async () => {
    const vega = await storeVendor(app, { name: 'Vega' })
    const rigel = await storeVendor(app, { name: 'Rigel' })
    const group = await create([
      { vendor_id: vega },
      { vendor_id: vega, phone_number: OTHER_PHONE },
      { vendor_id: rigel },
    ])
    expect(group.vendors.map(({ vendor_name, phone_number }) => [vendor_name, phone_number])).toEqual([
      ['Vega', PHONE],
      ['Vega', OTHER_PHONE],
    ])
  })

  it.each([
    ['blanks as a name', [PHONE], ' ', 'group_name'],
    ['nobody in it', [], 'Group', 'group_numbers'],
    ['text that is no list', 'x', 'Group', 'group_numbers'],
    ['what is no number', ['555'.repeat(4) + 'x'], 'Group', 'group_numbers'],
    ['a vendor who is not there', [{ vendor_id: 999 }], 'Group', 'group_numbers'],
  ])('is refused with %s', async (_, members, name, field) => {
    await expect(create(members, name)).rejects.toMatchObject({
      status: 422,
      issues: { [field]: expect.any(String) },
    })
    expect(await groups()).toEqual([])
  })

  it('is refused with a vendor who has no number', async () => {
    const vendor_id = await storeVendor(app, { phone_num: null })
    await expect(create([vendor_id])).rejects.toMatchObject({
      issues: { group_numbers: 'Alvarez Freight has no telephone number.' },
    })
  })

  it('is renamed, and members come and go by vendor and by number', async () => {
    const vega = await storeVendor(app, { name: 'Vega' })
    const rigel = await storeVendor(app, { name: 'Rigel', phone_num: '+13105550102' })
    const { id, version } = await create([vega, OTHER_PHONE])
    const edit = (body: object) => api.updateCustomGroup({ params: { id }, body }).then(({ group }) => group)
    expect(
      numbers(
        await edit({ group_vendor_ids: [rigel, '310-555-0103'], vendors_to_remove: [vega, '3105550101'] }),
      ),
    ).toEqual(['+13105550102', '+13105550103'])
    expect(await edit({ group_name: ' Better ' })).toMatchObject({
      group_name: 'Better',
      version: version + 2,
    })
    await expect(edit({ group_name: 'Late', version })).rejects.toMatchObject({ status: 409 })
    await expect(edit({ vendors_to_remove: [rigel, '+13105550103'] })).rejects.toMatchObject({ status: 422 })
    expect((await groups()).map(({ vendors: members }) => members.length)).toEqual([2])
  })

  it('loses the numbers of vendors who are deleted for good', async () => {
    const vendor_id = await storeVendor(app)
    await create([vendor_id])
    await app.db.delete(vendors).where(eq(vendors.vendor_id, vendor_id))
    expect(await groups()).toMatchObject([{ vendors: [] }])
  })

  it('is found by name, deleted, and logged without numbers', async () => {
    const { id } = await create([PHONE], 'Los Angeles')
    await create([PHONE], 'New York')
    expect((await groups({ keyword: 'ANGEL' })).map(({ group_name }) => group_name)).toEqual(['Los Angeles'])
    await api.deleteCustomGroup({ params: { id } })
    await expect(api.deleteCustomGroup({ params: { id } })).rejects.toMatchObject({ status: 404 })
    expect(await api.customGroups()).toMatchObject({ totalGroups: 1 })
    const log = JSON.stringify(await app.db.select().from(audit).orderBy(audit.audit_id))
    expect(log).toMatch(/deleted the group Los Angeles/)
    expect(log).not.toMatch(/3105550100/)
  })
})

/** A truck of the vendor that is on the campaign. */
async function place(
  vendor_id: number,
  campaignId: number,
  over: Partial<typeof truck_campaigns.$inferInsert> = {},
) {
  const [truck] = await app.db.insert(trucks).values({ name: 'Box', vendor_id }).returning()
  await assign(app, campaignId, truck?.truck_id ?? 0, over)
}

describe('groups of the fleet', () => {
  it('are the running campaigns with the vendors of their trucks', async () => {
    const vega = await storeVendor(app, { name: 'Vega' })
    const rigel = await storeVendor(app, { name: 'Rigel', phone_num: null })
    const summer = await storeCampaign(app, { name: 'Summer' })
    const over = await storeCampaign(app, {
      name: 'Over',
      start_date: '2026-04-01T00:00:00.000Z',
      end_date: '2026-04-30T23:59:59.999Z',
    })
    await storeCampaign(app, { name: 'Empty' })
    for (const vendor of [vega, vega, rigel]) await place(vendor, summer)
    await place(vega, over)
    await place(await storeVendor(app, { name: 'Done' }), summer, {
      tracking_end: new Date('2026-05-02T00:00:00Z'),
    })
    expect(await api.campaignGroups()).toEqual({
      totalCampaigns: 1,
      campaigns: [
        {
          campaign_id: summer,
          name: 'Summer',
          vendors: [
            { vendor_id: rigel, phone_number: null, vendor_name: 'Rigel' },
            { vendor_id: vega, phone_number: PHONE, vendor_name: 'Vega' },
          ],
        },
      ],
    })
    expect(await api.campaignGroups({ query: { keyword: 'x' } })).toEqual({
      totalCampaigns: 0,
      campaigns: [],
    })
    const { vendorsOnCampaignGroups } = await api.vendorsOnCampaignGroups()
    expect(
      vendorsOnCampaignGroups.map(({ name, month, vendors: those }) => [name, month, those.length]),
    ).toEqual([
      ['Vendors on Campaign - May 2026', '2026-05', 3],
      ['Vendors on Campaign - April 2026', '2026-04', 1],
      ['Vendors on Campaign - March 2026', '2026-03', 0],
    ])
  })

  it('are cities, however they are written', async () => {
    for (const city of ['Los Angeles', ' los angeles', null, ' ', 'Burbank']) await storeVendor(app, { city })
    const { cities, totalCities } = await api.cityGroups()
    expect(cities.map(({ city, vendors: those }) => [city, those.length])).toEqual([
      ['Burbank', 1],
      ['Los Angeles', 2],
    ])
    expect(totalCities).toBe(2)
    expect(await api.cityGroups({ query: { page: 3 } })).toEqual({ cities: [], totalCities: 2 })
  })
})

it('a client is refused', async () => {
  await expect((await app.loginAs(4)).api.customGroups()).rejects.toMatchObject({ status: 403 })
})
