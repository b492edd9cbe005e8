import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { trucks } from '../../db/tables/fleet'
import { audit } from '../../db/tables/record-keeping'
import { assign, storeCampaign, storeTruck } from '../../testing/stored-campaign'
import { drive } from '../../testing/driven-campaign'
import { makeVendor, storeSchedule } from '../../testing/stored-fleet'
import { testApp } from '../../testing/test-app'

const FIELDS = {
  name: 'Box 101',
  license_plate: '7ABK113',
  make: 'Hino',
  year: 2019,
  size_ref: '24 ft',
  side_dim: `8' 6" x 24'`,
  back_dim: `8' x 8'`,
  over_cab_dim: `3' x 7'`,
  area_covered: 'South Bay',
  miles_per_day: 85.5,
  moves_freight_for: 'Target',
  starting_location: 'Torrance',
  side_door: true,
  side_rail: true,
  colored_cab: true,
  backdoor_lift_gate: true,
  description: 'White\nclean',
  artwork_code: 'AC-1',
}

describe('a truck', () => {
  it('keeps every field, and shows what its vendor is reached by', async () => {
    const { api } = await (await testApp()).loginAs(2)
    const { vendor_id } = await makeVendor(api, { city: 'Torrance', phone_num: '213-555-0101' })
    const { new_truck } = await api.createTruck({ body: { ...FIELDS, vendor_id } })
    const truck_id = new_truck[0]?.truck_id ?? 0
    const { truck } = await api.truck({ params: { id: truck_id } })
    expect(truck[0]).toMatchObject({
      ...FIELDS,
      vendor_id,
      vendor_name: 'Alvarez Freight',
      vendor_city: 'Torrance',
      vendor_phone_num: '+12135550101',
      campaign_name: null,
    })
    expect((await api.vendorTrucks({ params: { id: vendor_id } })).trucks).toEqual(truck)
  })

  it.each([
    ['no name', { name: '' }, 'name'],
    ['a year before there were trucks', { year: 1885 }, 'year'],
    ['a year that is none', { year: 'abc' as unknown as number }, 'year'],
    ['negative miles', { miles_per_day: -1 }, 'miles_per_day'],
    ['a vendor that is not there', { vendor_id: 99 }, 'vendor_id'],
  ])('with %s is refused', async (_, over, field) => {
    const { api } = await (await testApp()).loginAs(1)
    await expect(api.createTruck({ body: { name: 'Box', ...over } })).rejects.toMatchObject({
      issues: { [field]: expect.any(String) },
    })
  })

  it('is found among all by name, plate or vendor', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(2)
    await storeTruck(app, 'Box', '7AAA111')
    await storeTruck(app, 'Van', '8BBB222')
    const names = async (query: object) => (await api.trucks({ query })).trucks.map(({ name }) => name)
    expect(await names({})).toEqual(['Box', 'Van'])
    expect(await names({ search: '8bbb' })).toEqual(['Van'])
    expect(await names({ search: 'box haul' })).toEqual(['Box'])
    expect(await names({ limit: 1 })).toEqual(['Box'])
  })

  it('is found without accents and with any blanks', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(2)
    const id = await storeTruck(app, 'Camión  9', '9CCC333')
    await storeTruck(app, 'Van')
    const found = async (search: string) =>
      (await api.trucks({ query: { search } })).trucks.map(({ truck_id }) => truck_id)
    expect(await found('camion 9')).toEqual([id])
    expect(await found('CAMIÓN')).toEqual([id])
  })

  it('shows the active campaigns that it is on', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(2)
    const id = await storeTruck(app, 'Box')
    for (const name of ['Winter', 'Summer']) await assign(app, await storeCampaign(app, { name }), id)
    expect((await api.truck({ params: { id } })).truck[0]?.campaign_name).toBe('Summer, Winter')
  })
})

describe('a change of a truck', () => {
  it('leaves what the body does not name, and is told in the activity log', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const id = await storeTruck(app, 'Box')
    const { updated_truck } = await api.updateTruck({ params: { id }, body: { make: 'Hino' } })
    expect(updated_truck[0]).toMatchObject({ truck_id: id, name: 'Box', make: 'Hino', version: 2 })
    const [row] = await app.db.select().from(audit).where(eq(audit.entity, 'truck'))
    expect(row).toMatchObject({ action: 'updated truck Box', entity_id: String(id) })
  })

  it('made on an older version is refused with what is stored', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const params = { id: await storeTruck(app, 'Box') }
    await api.updateTruck({ params, body: { make: 'Hino', version: 1 } })
    await expect(api.updateTruck({ params, body: { make: 'Isuzu', version: 1 } })).rejects.toMatchObject({
      status: 409,
      stored: { make: 'Hino' },
    })
  })

  it('of a truck that is not there is not found', async () => {
    const { api } = await (await testApp()).loginAs(1)
    const params = { id: 99 }
    for (const call of [
      () => api.truck({ params }),
      () => api.truckTimeline({ params }),
      () => api.updateTruck({ params, body: {} }),
      () => api.deleteTruck({ params }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 })
  })
})

describe('a truck that is deleted', () => {
  it('goes where nothing speaks of it', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const id = await storeTruck(app, 'Box')
    expect(await api.deleteTruck({ params: { id } })).toEqual({
      deleted_truck: [{ truck_id: id, name: 'Box', kept: false }],
    })
    expect(await app.db.$count(trucks)).toBe(0)
  })

  it.each(['payments', 'drives'])(
    'is kept for its %s, out of every list, and lets its tracker go',
    async past => {
      const app = await testApp()
      const { api } = await app.loginAs(1)
      const id = await storeTruck(app, 'Box')
      await app.db.update(trucks).set({ imei: '352099000000014', telemetry_token_hash: 'x' })
      if (past === 'payments') await storeSchedule(app, id)
      else await drive(app, 'truck', id, '2026-05-19T15:00:00.000Z')
      const { deleted_truck } = await api.deleteTruck({ params: { id } })
      expect(deleted_truck[0]).toMatchObject({ kept: true })
      expect(await app.db.select().from(trucks)).toMatchObject([{ imei: null, telemetry_token_hash: null }])
      expect(await api.trucks()).toEqual({ trucks: [] })
      const { unassigned_campaign_trucks } = await api.availableTrucks()
      expect(unassigned_campaign_trucks).toEqual([])
      await expect(api.truck({ params: { id } })).rejects.toMatchObject({ status: 404 })
    },
  )

  it('is refused while it is on a campaign that has not ended', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const id = await storeTruck(app, 'Box')
    await assign(app, await storeCampaign(app), id)
    await expect(api.deleteTruck({ params: { id } })).rejects.toMatchObject({ status: 409 })
  })
})
