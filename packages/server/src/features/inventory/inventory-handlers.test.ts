import { describe, expect, it } from 'vitest'
import { makeVendor } from '../../testing/stored-fleet'
import { assign, storeCampaign } from '../../testing/stored-campaign'
import { testApp } from '../../testing/test-app'

/** Two vendors with trucks of two makes. */
async function fleet() {
  const app = await testApp()
  const { api } = await app.loginAs(2)
  const add = async (vendor_id: number, name: string, over: object = {}) =>
    (await api.createTruck({ body: { name, vendor_id, ...over } })).new_truck[0]?.truck_id ?? 0
  const vega = await makeVendor(api, { name: 'Vega Hauling', city: "Coeur d'Alene", phone_num: '2133734253' })
  const allen = await makeVendor(api, { name: 'allen Freight', city: 'Los Angeles' })
  const other = await makeVendor(api, { name: 'Other', city: 'los angeles ' })
  const ids = {
    box: await add(vega.vendor_id, 'Box', { make: 'Isuzu', side_dim: `8' 6" x 10'`, miles_per_day: 80 }),
    van: await add(allen.vendor_id, 'Van', { make: 'Hino' }),
    cab: await add(other.vendor_id, 'Cab', { make: 'isuzu' }),
  }
  const names = async (query: { city?: string | string[]; make?: string | string[] } = {}) =>
    (await api.unassignedTrucks({ query })).unassigned_trucks.map(({ name }) => name)
  return { app, api, ids, names }
}

describe('the inventory', () => {
  it('has every truck on no campaign, by vendor in any case, with all that the file says', async () => {
    const { api, ids } = await fleet()
    const { unassigned_trucks } = await api.unassignedTrucks()
    expect(unassigned_trucks.map(({ name }) => name)).toEqual(['Van', 'Cab', 'Box'])
    expect(unassigned_trucks[2]).toMatchObject({
      truck_id: ids.box,
      vendor_name: 'Vega Hauling',
      vendor_city: "Coeur d'Alene",
      vendor_phone_num: '+12133734253',
      make: 'Isuzu',
      side_dim: `8' 6" x 10'`,
      miles_per_day: 80,
    })
  })

  it.each([
    ['a city with an apostrophe', { city: "Coeur d'Alene" }, ['Box']],
    ['a city in any case', { city: 'LOS ANGELES' }, ['Van', 'Cab']],
    ['several cities', { city: ["Coeur d'Alene", 'Los Angeles'] }, ['Van', 'Cab', 'Box']],
    ['a make', { make: 'Isuzu' }, ['Cab', 'Box']],
    ['a make in a city', { make: ['Isuzu', 'Hino'], city: 'Los Angeles' }, ['Van', 'Cab']],
    ['a city without a truck', { city: "' or 1=1 --" }, []],
  ])('is narrowed to %s', async (_, query, expected) => {
    const { names } = await fleet()
    expect(await names(query)).toEqual(expected)
  })

  it('offers each city and make once, whatever it is narrowed to', async () => {
    const { api } = await fleet()
    const { cities, makes } = await api.unassignedTrucks({ query: { city: 'Nowhere' } })
    expect(cities).toEqual(["Coeur d'Alene", 'Los Angeles'])
    expect(makes.map(make => make.toLowerCase())).toEqual(['hino', 'isuzu'])
  })

  it('lacks a truck that is on a campaign now or later, and has it again after the last', async () => {
    const { app, ids, names } = await fleet()
    const running = await storeCampaign(app)
    const later = await storeCampaign(app, {
      start_date: '2026-07-01T00:00:00.000Z',
      end_date: '2026-07-31T23:59:59.999Z',
    })
    const over = await storeCampaign(app, {
      start_date: '2026-03-01T00:00:00.000Z',
      end_date: '2026-03-31T23:59:59.999Z',
    })
    await assign(app, running, ids.box)
    await assign(app, later, ids.van)
    await assign(app, over, ids.cab)
    expect(await names()).toEqual(['Cab'])
  })

  it('lacks a deleted truck, and is not for clients', async () => {
    const { app, api, ids, names } = await fleet()
    await api.deleteTruck({ params: { id: ids.van } })
    expect(await names()).toEqual(['Cab', 'Box'])
    await expect((await app.loginAs(5)).api.unassignedTrucks()).rejects.toMatchObject({ status: 403 })
  })
})
