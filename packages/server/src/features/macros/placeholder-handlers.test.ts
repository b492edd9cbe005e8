import { PLACEHOLDER_TEXTS, WEIGHTING_TEXTS } from '@product/sdk/nouns/placeholders'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { drive } from '../../testing/driven-campaign'
import { paths, vehicle_days } from '../../db/tables/driving'
import { assign, storeCampaign, storePlaceholder, storeWaypointGroups } from '../../testing/stored-campaign'
import { audit } from '../../db/tables/record-keeping'
import { testApp } from '../../testing/test-app'

describe('a placeholder', () => {
  it('is changed by what is sent; the rest stays', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    const id = await storePlaceholder(app, 'Port', { max_mileage: 40, num_stops: 3 })
    const { updated_placeholder } = await api.updatePlaceholder({
      params: { id },
      body: { name: 'Harbour', min_mileage: 20, version: 1 },
    })
    expect(updated_placeholder).toMatchObject([
      { name: 'Harbour', min_mileage: 20, max_mileage: 40, num_stops: 3, version: 2 },
    ])
    expect(await app.db.select().from(audit).where(eq(audit.entity, 'placeholder'))).toMatchObject([
      { action: 'updated Rep Route Harbour', before: { name: 'Port' }, after: { name: 'Harbour' } },
    ])
  })

  it('keeps where its start point lies while that is not changed', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    const yard = { start_longitude: -118.2, start_latitude: 34.05 }
    const id = await storePlaceholder(app, 'Port', { start_point: '90012', ...yard })
    const placeAfter = async (body: object) =>
      (await api.updatePlaceholder({ params: { id }, body })).updated_placeholder[0]?.start_point_geo_coord
    expect(await placeAfter({ name: 'Harbour', start_point: '90012' })).toEqual([-118.2, 34.05])
    expect(await placeAfter({ start_point: '90401' })).toEqual([-118.4932, 34.0156])
    expect(await placeAfter({ start_point: 'Atlantis' })).toBeNull()
    expect(await placeAfter({ start_point: null })).toBeNull()
  })

  it('of a stale version is refused with what is stored', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const id = await storePlaceholder(app, 'Port', { version: 4 })
    const call = api.updatePlaceholder({ params: { id }, body: { name: 'Harbour', version: 3 } })
    await expect(call).rejects.toMatchObject({ status: 409, stored: { name: 'Port', version: 4 } })
  })

  it('is refused with a minimum above the stored maximum', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const id = await storePlaceholder(app, 'Port', { max_mileage: 40 })
    const call = api.updatePlaceholder({ params: { id }, body: { min_mileage: 41 } })
    await expect(call).rejects.toMatchObject({ issues: { min_mileage: PLACEHOLDER_TEXTS.mileageOrder } })
  })

  it('can’t be taken from another campaign, nor put on one that there is not', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const [one, two] = [await storeCampaign(app), await storeCampaign(app)]
    const id = await storePlaceholder(app, 'Port', { campaign_id: one })
    const move = (campaign_id: number | null) =>
      api.updatePlaceholder({ params: { id }, body: { campaign_id } })
    await expect(move(two)).rejects.toMatchObject({
      status: 422,
      issues: { campaign_id: expect.any(String) },
    })
    expect((await move(null)).updated_placeholder[0]?.campaign_id).toBeNull()
    await expect(move(999)).rejects.toMatchObject({ issues: { campaign_id: 'This campaign was not found.' } })
    expect((await move(two)).updated_placeholder[0]?.campaign_id).toBe(two)
  })

  it('gets other groups in the place of those it had; one that stays keeps its bridge', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const id = await storePlaceholder(app, 'Port')
    const [a = 0, b = 0, c = 0] = await storeWaypointGroups(app, ['A', 'B', 'C'])
    const save = (body: object) =>
      api.updatePlaceholder({ params: { id }, body }).then(({ updated_placeholder: [saved] }) => saved)
    const first = await save({
      waypoint_ids: [
        [a, 0],
        [b, 0],
      ],
    })
    const second = await save({
      use_weighting: true,
      waypoint_ids: [
        [c, 70],
        [a, 30],
      ],
    })
    expect(second).toMatchObject({
      waypoint_ids: [
        [c, 70],
        [a, 30],
      ],
      waypoint_names: ['C', 'A'],
    })
    expect(second?.bridge_ids[1]).toBe(first?.bridge_ids[0])
    await expect(save({ waypoint_ids: [[a, 99]] })).rejects.toMatchObject({
      issues: { waypoint_ids: WEIGHTING_TEXTS.sum(99) },
    })
    expect(await save({ use_weighting: false })).toMatchObject({
      waypoint_ids: [
        [c, 0],
        [a, 0],
      ],
    })
    expect(await save({ name: 'Dock' })).toMatchObject({ waypoint_names: ['C', 'A'] })
  })

  it('stays a macro while trucks use it', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const id = await storePlaceholder(app, 'Loop', { is_macro: true })
    await assign(app, await storeCampaign(app, { name: 'Summer' }), null, { macro_id: id })
    await expect(api.updatePlaceholder({ params: { id }, body: { is_macro: false } })).rejects.toMatchObject({
      issues: { is_macro: 'Trucks use this macro on Summer. Take it off there first.' },
    })
  })

  it('is deleted with its modelled routes, and not before it is off its campaigns', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const campaign = await storeCampaign(app, { name: 'Summer' })
    const id = await storePlaceholder(app, 'Port', { campaign_id: campaign })
    const other = await storePlaceholder(app, 'Other')
    for (const placeholder of [id, other])
      await drive(app, 'placeholder', placeholder, '2026-05-19T15:00:00.000Z')
    const remove = () => api.deletePlaceholder({ params: { id } })
    await expect(remove()).rejects.toMatchObject({
      status: 409,
      message: 'The Rep Route Port is on Summer. Take it off there first.',
    })
    await api.removePlaceholder({ params: { id } })
    expect((await remove()).deleted_placeholder).toMatchObject([{ name: 'Port' }])
    await expect(remove()).rejects.toMatchObject({ status: 404 })
    for (const table of [paths, vehicle_days]) {
      expect((await app.db.select().from(table)).map(({ vehicle_id }) => vehicle_id)).toEqual([other])
    }
    const log = await app.db
      .select()
      .from(audit)
      .where(eq(audit.entity_id, String(id)))
    expect(log.map(({ action }) => action)).toContain('deleted Rep Route Port')
  })

  it('that a truck uses as a macro is not deleted', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const id = await storePlaceholder(app, 'Loop', { is_macro: true })
    for (const name of ['D', 'C', 'B', 'A'])
      await assign(app, await storeCampaign(app, { name }), null, { macro_id: id })
    await expect(api.deletePlaceholder({ params: { id } })).rejects.toMatchObject({
      message: 'The macro Loop is on A, B, C and 1 more. Take it off there first.',
    })
  })

  it('is for Administrators and Owners', async () => {
    const app = await testApp()
    const id = await storePlaceholder(app, 'Port')
    for (const role of [2, 4, 5]) {
      const { api } = await app.loginAs(role)
      await expect(api.updatePlaceholder({ params: { id }, body: {} })).rejects.toMatchObject({ status: 403 })
      await expect(api.placeholders()).rejects.toMatchObject({ status: 403 })
    }
    const { api } = await app.loginAs(3)
    await expect(api.updatePlaceholder({ params: { id: 999 }, body: {} })).rejects.toMatchObject({
      status: 404,
    })
  })
})
