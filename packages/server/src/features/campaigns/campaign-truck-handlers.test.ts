import { CAMPAIGN_TRUCK_TEXTS } from '@product/sdk/nouns/campaigns'
import { asc, ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { audit } from '../../db/tables/record-keeping'
import { type TestApp, testApp } from '../../testing/test-app'
import {
  assign,
  MAY,
  staff,
  storeCampaign,
  storePlaceholder,
  storeTruck,
  vehicle,
} from '../../testing/stored-campaign'

const { truck_id: _, ...body } = { truck_id: 0, ...vehicle }
const actions = async (app: TestApp) => {
  const written = ne(audit.entity, 'session')
  return (await app.db.select().from(audit).where(written).orderBy(asc(audit.audit_id))).map(
    ({ action }) => action,
  )
}

describe('a truck', () => {
  it('is put on a campaign, changed and removed, each noted', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    const id = await storeCampaign(app)
    const truckId = await storeTruck(app, 'Box 5')
    const { new_truck_campaign, warnings } = await api.addCampaignTruck({ params: { id, truckId }, body })
    expect(warnings).toEqual([])
    expect(new_truck_campaign).toMatchObject([
      {
        truck_campaign_id: 1,
        campaign_id: id,
        truck_id: truckId,
        truck_name: 'Box 5',
        vendor_name: 'Box 5 Hauling',
        macro_id: null,
        macro_name: null,
        campaign_display_name: 'Sunset',
        license_plate: null,
        tracking_start: MAY.start_date,
        tracking_end: null,
        avg_mileage: 60,
        days_driven_per_week: 7,
        gps_provider: 'Clearpath',
        other_campaigns: [],
        version: 1,
      },
    ])
    const macro = await storePlaceholder(app, 'Loop', { is_macro: true })
    const change = { ...body, macro_truck_id: macro, gps_provider: 'Linxup' as const, version: 1 }
    const { updated_truck_campaign } = await api.updateCampaignTruck({ params: { id: 1 }, body: change })
    expect(updated_truck_campaign).toMatchObject([
      { truck_id: truckId, macro_name: 'Loop', gps_provider: 'Linxup', version: 2 },
    ])
    await expect(api.updateCampaignTruck({ params: { id: 1 }, body: change })).rejects.toMatchObject({
      status: 409,
      stored: { truck_campaign_id: 1, version: 2 },
    })
    const { campaign } = await api.campaignTrucks({ params: { id } })
    expect(campaign.trucks).toEqual(updated_truck_campaign)
    expect((await api.removeCampaignTruck({ params: { id: 1 } })).deleted_truck_campaign).toHaveLength(1)
    await expect(api.removeCampaignTruck({ params: { id: 1 } })).rejects.toMatchObject({ status: 404 })
    expect(await actions(app)).toEqual([
      'added Box 5 to campaign Summer Tour',
      'changed Box 5 on campaign Summer Tour',
      'removed Box 5 from campaign Summer Tour',
    ])
  })

  it('keeps what a change leaves out, which must still fit what it names', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    const id = await storeCampaign(app)
    const truckId = await storeTruck(app, 'Box 5')
    const macro_truck_id = await storePlaceholder(app, 'Loop', { is_macro: true })
    const tracking_end = '2026-05-10T23:59:59.999Z'
    const entered = { tracking_end, license_plate: '7ABC123', days_driven_per_week: 5, macro_truck_id }
    const [added] = (await api.addCampaignTruck({ params: { id, truckId }, body: { ...body, ...entered } }))
      .new_truck_campaign
    const change = (over: object) => api.updateCampaignTruck({ params: { id: 1 }, body: over })
    const { updated_truck_campaign } = await change({ avg_mileage: 75 })
    expect(updated_truck_campaign).toEqual([{ ...added, avg_mileage: 75, version: 2 }])
    await expect(change({ tracking_start: '2026-05-11T00:00:00.000Z' })).rejects.toMatchObject({
      issues: { tracking_end: CAMPAIGN_TRUCK_TEXTS.endBeforeStart },
    })
    const [emptied] = (await change({ tracking_end: null, license_plate: '', macro_truck_id: null }))
      .updated_truck_campaign
    expect(emptied).toMatchObject({
      tracking_end: null,
      license_plate: null,
      macro_id: null,
      avg_mileage: 75,
    })
  })

  it.each(['0', 'null', 'undefined'])('may be none, written %s, where there is a macro', async truckId => {
    const app = await testApp()
    const { api } = await staff(app)
    const id = await storeCampaign(app)
    const macro = await storePlaceholder(app, 'Loop', { is_macro: true })
    const params = { id, truckId }
    await expect(api.addCampaignTruck({ params, body })).rejects.toMatchObject({
      status: 422,
      message: CAMPAIGN_TRUCK_TEXTS.noVehicle,
    })
    const { new_truck_campaign } = await api.addCampaignTruck({
      params,
      body: { ...body, macro_truck_id: macro },
    })
    expect(new_truck_campaign).toMatchObject([{ truck_id: null, macro_name: 'Loop' }])
  })

  it('that there is not, or a macro that is a Rep Route, is refused', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    const id = await storeCampaign(app)
    const repRoute = await storePlaceholder(app, 'Port')
    const call = api.addCampaignTruck({
      params: { id, truckId: 999 },
      body: { ...body, macro_truck_id: repRoute },
    })
    await expect(call).rejects.toMatchObject({
      status: 422,
      issues: { truck_id: 'This truck was not found.', macro_id: 'This macro was not found.' },
    })
    await expect(api.addCampaignTruck({ params: { id: 999, truckId: 1 }, body })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('on two campaigns at once is saved with a warning that names the other', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    const [id, other] = [await storeCampaign(app), await storeCampaign(app, { name: 'New York' })]
    const truckId = await storeTruck(app, 'Box 5')
    await assign(app, other, truckId, { tracking_end: new Date('2026-05-10T23:59:59.999Z') })
    const late = { ...body, tracking_start: '2026-05-11T00:00:00.000Z' }
    expect((await api.addCampaignTruck({ params: { id, truckId }, body: late })).warnings).toEqual([])
    const text = 'Box 5 is also on campaign New York from 05/01/2026 to 05/10/2026.'
    expect((await api.updateCampaignTruck({ params: { id: 2 }, body })).warnings).toEqual([text])
    const { warnings } = await api.saveCampaignEdits({ params: { id }, body: { fields: { name: 'Autumn' } } })
    expect(warnings).toEqual([text])
  })
})

describe('available trucks', () => {
  it('are those on no campaign now or later', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    const id = await storeCampaign(app)
    const [busy, done, free] = [
      await storeTruck(app, 'Busy'),
      await storeTruck(app, 'done'),
      await storeTruck(app, 'Free'),
    ]
    await assign(app, id, busy)
    await assign(app, id, done, { tracking_end: new Date('2026-05-19T23:59:59.999Z') })
    const { unassigned_campaign_trucks } = await api.availableTrucks()
    expect(unassigned_campaign_trucks.map(({ truck_id }) => truck_id)).toEqual([done, free])
    const all = await api.availableTrucks({ query: { include_assigned: 'true' } })
    expect(all.unassigned_campaign_trucks.map(({ name, assignments }) => [name, assignments])).toEqual([
      ['done', []],
      ['Free', []],
      ['Busy', [{ campaign_id: id, campaign_name: 'Summer Tour', from: MAY.start_date, to: MAY.end_date }]],
    ])
  })

  it('tell the miles a day with which they were last put on a campaign', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    const id = await storeCampaign(app)
    const [driven, fresh] = [await storeTruck(app, 'Driven'), await storeTruck(app, 'Fresh')]
    for (const avg_mileage of [40, 55, 0]) await assign(app, id, driven, { avg_mileage })
    await assign(app, id, fresh, { avg_mileage: 0 })
    const { unassigned_campaign_trucks } = await api.availableTrucks({ query: { include_assigned: 'true' } })
    expect(unassigned_campaign_trucks.map(({ name, last_avg_mileage }) => [name, last_avg_mileage])).toEqual([
      ['Driven', 55],
      ['Fresh', null],
    ])
  })

  it('are found by a part of their name, plate or vendor', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    await storeTruck(app, 'Box 5', '8ABC123')
    await storeTruck(app, 'Flat 6', '9%XYZ')
    const found = async (search: string) =>
      (await api.availableTrucks({ query: { search } })).unassigned_campaign_trucks.map(({ name }) => name)
    expect(await found('box')).toEqual(['Box 5'])
    expect(await found('abc1')).toEqual(['Box 5'])
    expect(await found('6 HAUL')).toEqual(['Flat 6'])
    expect(await found('%')).toEqual(['Flat 6'])
    expect(await found('nothing')).toEqual([])
  })
})

it('vehicles on campaigns are found by the name that the client sees, the latest campaign first', async () => {
  const app = await testApp()
  const { api } = await staff(app)
  const [earlier, later] = [
    await storeCampaign(app),
    await storeCampaign(app, { name: 'Harbor Days', start_date: '2026-05-10T00:00:00.000Z' }),
  ]
  const truck = await storeTruck(app, 'Box 5')
  await assign(app, earlier, truck, { campaign_display_name: 'Camión Azul' })
  await assign(app, later, truck, { campaign_display_name: 'El camion  azul 2' })
  const found = async (search: string, limit?: number) =>
    (await api.namedCampaignTrucks({ query: { search, limit } })).truck_campaigns.map(
      ({ campaign_name, campaign_display_name }) => [campaign_name, campaign_display_name],
    )
  const both = [
    ['Harbor Days', 'El camion  azul 2'],
    ['Summer Tour', 'Camión Azul'],
  ]
  expect(await found('CAMIÓN AZUL')).toEqual(both)
  expect(await found('camion', 1)).toEqual(both.slice(0, 1))
  expect(await found('box 5')).toEqual([])
  expect(await found('%')).toEqual([])
})

describe('a placeholder', () => {
  it('is put on a campaign and taken off, and each side sees it', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    const id = await storeCampaign(app)
    const port = await storePlaceholder(app, 'Port')
    await storePlaceholder(app, 'Loop', { is_macro: true })
    const available = async (is_macro?: 'true' | 'false') =>
      (await api.availablePlaceholders({ query: { is_macro } })).unassigned_placeholders.map(
        ({ name }) => name,
      )
    expect([await available(), await available('true'), await available('false')]).toEqual([
      ['Loop', 'Port'],
      ['Loop'],
      ['Port'],
    ])
    const { updated_placeholder } = await api.updatePlaceholder({
      params: { id: port },
      body: { campaign_id: id },
    })
    expect(updated_placeholder).toMatchObject([{ placeholder_id: port, campaign_id: id, version: 2 }])
    // A campaign tells nothing of their waypoint groups.
    const { placeholders } = (await api.campaignTrucks({ params: { id } })).campaign
    expect(updated_placeholder).toMatchObject(placeholders)
    expect(placeholders).toHaveLength(1)
    expect(await available()).toEqual(['Loop'])
    await api.removePlaceholder({ params: { id: port } })
    await expect(api.removePlaceholder({ params: { id: port } })).rejects.toMatchObject({ status: 404 })
    expect(await available()).toEqual(['Loop', 'Port'])
    expect(await actions(app)).toEqual([
      'added Rep Route Port to campaign Summer Tour',
      'removed Rep Route Port from campaign Summer Tour',
    ])
    expect((await api.campaign({ params: { id } })).campaign[0]?.version).toBe(3)
  })
})
