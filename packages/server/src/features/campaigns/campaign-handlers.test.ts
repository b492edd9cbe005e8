import { asc, eq, ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bounding_boxes, campaigns, truck_campaigns } from '../../db/tables/campaigns'
import { placeholders } from '../../db/tables/placeholders'
import { users } from '../../db/tables/people'
import { audit } from '../../db/tables/record-keeping'
import { type TestApp, testApp } from '../../testing/test-app'
import {
  assign,
  MAY,
  SQUARE,
  staff,
  storeCampaign,
  storePlaceholder,
  storeTruck,
  vehicle,
} from '../../testing/stored-campaign'

const audited = async (app: TestApp) =>
  app.db
    .select({ action: audit.action, before: audit.before, after: audit.after })
    .from(audit)
    .where(ne(audit.entity, 'session'))
    .orderBy(asc(audit.audit_id))

const actions = async (app: TestApp) => (await audited(app)).map(({ action }) => action)

describe('a new campaign', () => {
  it('is stored with its client’s name, and noted', async () => {
    const app = await testApp()
    const { api, clientId } = await staff(app)
    const body = { name: ' Summer Tour ', user_id: clientId, ...MAY }
    const { new_campaign, trucks, warnings } = await api.createCampaign({ body })
    expect(new_campaign).toEqual([
      {
        campaign_id: 1,
        name: 'Summer Tour',
        user_id: clientId,
        client_name: 'Acme Soda',
        ...MAY,
        view_priority: 0,
        csv_report_enabled: false,
        version: 1,
      },
    ])
    expect([trucks, warnings]).toEqual([[], []])
    expect((await audited(app)).at(-1)).toMatchObject({
      action: 'created campaign Summer Tour',
      before: null,
      after: { name: 'Summer Tour', client_name: 'Acme Soda' },
    })
  })

  it('comes with trucks, Rep Routes and target areas, all or nothing', async () => {
    const app = await testApp()
    const { api, clientId } = await staff(app)
    const truck = await storeTruck(app, 'One')
    const placeholder = await storePlaceholder(app, 'Port')
    const body = (added: number) => ({
      name: 'Summer Tour',
      user_id: clientId,
      ...MAY,
      edits: {
        trucks: { added: [{ ...vehicle, truck_id: truck }] },
        placeholders: { added: [added] },
        bounding_boxes: { added: [{ points: SQUARE }] },
      },
    })
    await expect(api.createCampaign({ body: body(999) })).rejects.toMatchObject({
      issues: { 'placeholders.added.0': 'This Rep Route or macro was not found.' },
    })
    expect(await app.db.select().from(campaigns)).toEqual([])
    const saved = await api.createCampaign({ body: body(placeholder) })
    expect(saved).toMatchObject({
      trucks: [{ truck_name: 'One', days_driven_per_week: 7, gps_provider: 'Clearpath' }],
      placeholders: [{ name: 'Port', campaign_id: saved.new_campaign[0]?.campaign_id }],
      bounding_box: [{ points: SQUARE }],
    })
  })

  it.each([
    ['an Administrator', { privilege_id: 1 }],
    ['nobody', undefined],
  ])('can’t be made for %s', async (_, user) => {
    const app = await testApp()
    const { api } = await staff(app)
    const user_id = user ? (await app.addUser(user)).user_id : 9999
    const call = api.createCampaign({ body: { name: 'A', user_id, ...MAY } })
    await expect(call).rejects.toMatchObject({ status: 422, issues: { user_id: 'Please select a client.' } })
  })

  it('sent twice with one key is made once', async () => {
    const app = await testApp()
    const { api, clientId } = await staff(app)
    const input = { body: { name: 'A', user_id: clientId, ...MAY }, idempotencyKey: 'k' }
    const [one, two] = [await api.createCampaign(input), await api.createCampaign(input)]
    expect(two).toEqual(one)
    expect(await app.db.select().from(campaigns)).toHaveLength(1)
  })

  it('may be called by Administrators and Owners only', async () => {
    const app = await testApp()
    for (const role of [2, 4, 5]) {
      const { api, userId } = await app.loginAs(role)
      const call = api.createCampaign({ body: { name: 'A', user_id: userId, ...MAY } })
      await expect(call).rejects.toMatchObject({ status: 403 })
    }
  })
})

describe('the fields of a campaign', () => {
  it('are changed, with the version counted on and both sides noted', async () => {
    const app = await testApp()
    const { api, clientId } = await staff(app)
    const id = await storeCampaign(app, { user_id: clientId })
    const body = {
      name: 'Autumn',
      user_id: clientId,
      ...MAY,
      view_priority: 2,
      csv_report_enabled: true,
      version: 1,
    }
    const { updated_campaign } = await api.updateCampaign({ params: { id }, body })
    expect(updated_campaign).toMatchObject([
      { campaign_id: id, name: 'Autumn', view_priority: 2, version: 2 },
    ])
    expect((await audited(app)).at(-1)).toMatchObject({
      action: 'updated campaign Autumn',
      before: { name: 'Summer Tour', view_priority: 0 },
      after: { name: 'Autumn', view_priority: 2 },
    })
  })

  it('of a stale version are refused with what is stored; without a version they are written', async () => {
    const app = await testApp()
    const { api, clientId } = await staff(app)
    const id = await storeCampaign(app, { user_id: clientId })
    const body = { name: 'Autumn', user_id: clientId, ...MAY }
    await api.updateCampaign({ params: { id }, body })
    await expect(
      api.updateCampaign({ params: { id }, body: { ...body, name: 'Winter', version: 1 } }),
    ).rejects.toMatchObject({ status: 409, stored: { name: 'Autumn', version: 2 } })
    const { updated_campaign } = await api.updateCampaign({
      params: { id },
      body: { ...body, name: 'Winter' },
    })
    expect(updated_campaign[0]?.version).toBe(3)
  })

  it('may stay without a client whose account is gone, not lose one that is there', async () => {
    const app = await testApp()
    const { api, clientId } = await staff(app)
    const id = await storeCampaign(app, { user_id: clientId })
    const body = { name: 'Autumn', user_id: null, ...MAY }
    await expect(api.updateCampaign({ params: { id }, body })).rejects.toMatchObject({ status: 422 })
    await app.db.delete(users).where(eq(users.user_id, clientId))
    const { updated_campaign } = await api.updateCampaign({ params: { id }, body })
    expect(updated_campaign).toMatchObject([{ user_id: null, client_name: 'Acme Soda' }])
  })

  it('of no campaign answer 404, also for ids that no column holds', async () => {
    const app = await testApp()
    const { api, clientId } = await staff(app)
    const body = { name: 'A', user_id: clientId, ...MAY }
    for (const id of [999, 0, '9999999999999']) {
      await expect(api.campaign({ params: { id } })).rejects.toMatchObject({ status: 404 })
      await expect(api.updateCampaign({ params: { id }, body })).rejects.toMatchObject({ status: 404 })
      await expect(api.deleteCampaign({ params: { id } })).rejects.toMatchObject({ status: 404 })
      await expect(api.saveCampaignEdits({ params: { id }, body: {} })).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('the deletion of a campaign', () => {
  it('removes its target areas and trucks, and makes its Rep Routes available', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    const [id, other] = [await storeCampaign(app), await storeCampaign(app, { name: 'Other' })]
    const truck = await storeTruck(app, 'One')
    await assign(app, id, truck)
    await assign(app, other, truck)
    await storePlaceholder(app, 'Port', { campaign_id: id })
    await api.addTargetArea({ params: { id }, body: { points: SQUARE } })
    const { deleted_campaign } = await api.deleteCampaign({ params: { id } })
    expect(deleted_campaign).toMatchObject([{ campaign_id: id, name: 'Summer Tour' }])
    expect(await app.db.select().from(bounding_boxes)).toEqual([])
    expect(await app.db.select({ id: truck_campaigns.campaign_id }).from(truck_campaigns)).toEqual([
      { id: other },
    ])
    expect(await app.db.select({ on: placeholders.campaign_id }).from(placeholders)).toEqual([{ on: null }])
    expect((await audited(app)).at(-1)).toMatchObject({
      action: 'deleted campaign Summer Tour',
      before: { name: 'Summer Tour', trucks: [{ truck_name: 'One' }], placeholders: [{ name: 'Port' }] },
      after: null,
    })
    await expect(api.deleteCampaign({ params: { id } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('a target area', () => {
  it('is added, reshaped and removed, each noted, each counting the campaign’s version on', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    const id = await storeCampaign(app)
    const added = await api.addTargetArea({ params: { id }, body: { points: [...SQUARE, [-118.3, 34]] } })
    const area = added.new_bounding_box[0]?.bounding_box_id ?? 0
    expect(added.new_bounding_box).toEqual([{ bounding_box_id: area, points: SQUARE, version: 1 }])
    const triangle = SQUARE.slice(0, 3)
    const { updated_bounding_box } = await api.updateTargetArea({
      params: { id: area },
      body: { points: triangle, version: 1 },
    })
    expect(updated_bounding_box).toEqual([{ bounding_box_id: area, points: triangle, version: 2 }])
    await expect(
      api.updateTargetArea({ params: { id: area }, body: { points: SQUARE, version: 1 } }),
    ).rejects.toMatchObject({ status: 409, stored: { version: 2 } })
    expect((await api.removeTargetArea({ params: { id: area } })).deleted_bounding_box).toHaveLength(1)
    await expect(api.removeTargetArea({ params: { id: area } })).rejects.toMatchObject({ status: 404 })
    expect((await api.campaign({ params: { id } })).campaign[0]?.version).toBe(4)
    expect(await actions(app)).toEqual([
      'added a target area to campaign Summer Tour',
      'reshaped a target area of campaign Summer Tour',
      'removed a target area from campaign Summer Tour',
    ])
  })

  it.each([
    ['two points', SQUARE.slice(0, 2)],
    ['crossing sides', [SQUARE[0], SQUARE[2], SQUARE[1], SQUARE[3]]],
    [
      'the world',
      [
        [-180, -80],
        [180, -80],
        [180, 80],
        [-180, 80],
      ],
    ],
    [
      'a line',
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    ],
  ])('of %s is refused in words', async (_, points) => {
    const app = await testApp()
    const { token } = await staff(app)
    const id = await storeCampaign(app)
    const response = await app.send(`/api/campaign/${id}/bounding_box`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ points }),
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/target area/i) })
  })
})
