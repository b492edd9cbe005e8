import {
  editsBody,
  NO_EDITS,
  stageTargetArea,
  stageTargetAreaRemoval,
  stageTargetAreaUpdate,
  stageFields,
  stagePlaceholder,
  stagePlaceholderRemoval,
  stageTruck,
  stageTruckRemoval,
  stageTruckUpdate,
  withEdits,
} from '@product/sdk/features/campaigns'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { campaigns, truck_campaigns } from '../../db/tables/campaigns'
import { placeholders } from '../../db/tables/placeholders'
import { trucks } from '../../db/tables/fleet'
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

const TRIANGLE = SQUARE.slice(0, 3)

/** A campaign with two trucks, a Rep Route and two target areas, and a free truck and Rep Route. */
async function loaded(app: TestApp) {
  const { api, clientId } = await staff(app)
  const id = await storeCampaign(app, { user_id: clientId })
  for (const name of ['One', 'Two']) {
    await assign(app, id, await storeTruck(app, name), { tracking_start: new Date(MAY.start_date) })
  }
  const free = {
    truck: await storeTruck(app, 'Free'),
    placeholder: await storePlaceholder(app, 'Free route'),
  }
  await storePlaceholder(app, 'Port', { campaign_id: id })
  for (const points of [SQUARE, SQUARE]) await api.addTargetArea({ params: { id }, body: { points } })
  const whole = await api.campaignForEdit({ params: { id } })
  return { api, id, clientId, free, whole }
}

describe('staged edits', () => {
  it('of every kind are saved by one call, as the page showed them', async () => {
    const app = await testApp()
    const { api, id, free, whole } = await loaded(app)
    const [one, two] = whole.trucks
    const [kept, gone] = whole.bounding_box
    const [repRoute] = (await api.availablePlaceholders()).unassigned_placeholders
    if (!one || !two || !kept || !gone || !repRoute) throw new Error('The campaign is not loaded')
    const { truck_campaign_id: _, ...added } = { ...one, truck_id: free.truck, truck_name: 'Free' }
    const edits = [
      (edit: typeof NO_EDITS) => stageFields(whole, edit, { name: 'Autumn' }),
      (edit: typeof NO_EDITS) => stageTruckUpdate(whole, edit, { ...one, avg_mileage: 80 }),
      (edit: typeof NO_EDITS) => stageTruckRemoval(edit, two.truck_campaign_id),
      (edit: typeof NO_EDITS) => stageTruck(edit, added),
      (edit: typeof NO_EDITS) => stagePlaceholderRemoval(edit, whole.placeholders[0]?.placeholder_id ?? 0),
      (edit: typeof NO_EDITS) => stagePlaceholder(edit, repRoute),
      (edit: typeof NO_EDITS) => stageTargetAreaUpdate(whole, edit, { ...kept, points: TRIANGLE }),
      (edit: typeof NO_EDITS) => stageTargetAreaRemoval(edit, gone.bounding_box_id),
      (edit: typeof NO_EDITS) => stageTargetArea(edit, SQUARE),
    ].reduce((staged, stage) => stage(staged), NO_EDITS)
    const expected = withEdits(whole, edits)
    const saved = await api.saveCampaignEdits({
      params: { id },
      body: editsBody(edits, whole.campaign.version),
    })
    expect(saved.updated_campaign).toMatchObject([{ name: 'Autumn', version: whole.campaign.version + 1 }])
    expect(saved.trucks.map(row => [row.truck_name, row.avg_mileage])).toEqual([
      ['One', 80],
      ['Free', 60],
    ])
    expect(saved.trucks).toHaveLength(expected.trucks.length)
    expect(saved.placeholders.map(({ name }) => name)).toEqual(expected.placeholders.map(({ name }) => name))
    expect(saved.bounding_box.map(({ points }) => points)).toEqual(
      expected.bounding_box.map(({ points }) => points),
    )
    const { updated_campaign: _campaign, warnings: _warnings, ...parts } = saved
    expect(await api.campaignForEdit({ params: { id } })).toEqual({
      campaign: saved.updated_campaign[0],
      ...parts,
    })
  })

  it('leave one audit row, with what changed and nothing else', async () => {
    const app = await testApp()
    const { api, id, whole } = await loaded(app)
    const body = {
      fields: { name: 'Autumn' },
      trucks: { removed: [whole.trucks[0]?.truck_campaign_id ?? 0] },
    }
    await api.saveCampaignEdits({ params: { id }, body })
    const [row] = await app.db.select().from(audit).orderBy(desc(audit.audit_id)).limit(1)
    expect(row).toMatchObject({
      action: 'updated campaign Autumn',
      entity: 'campaign',
      entity_id: String(id),
    })
    expect(row?.before).toMatchObject({ name: 'Summer Tour', trucks: [{ truck_name: 'One' }] })
    expect(row?.after).toEqual(expect.not.objectContaining({ trucks: expect.anything() }))
  })

  it('that are none change nothing, not even the version', async () => {
    const app = await testApp()
    const { api, id, whole } = await loaded(app)
    const saved = await api.saveCampaignEdits({
      params: { id },
      body: editsBody(NO_EDITS, whole.campaign.version),
    })
    expect(saved.updated_campaign).toEqual([whole.campaign])
  })

  it('made on an older version are refused with all that is stored now', async () => {
    const app = await testApp()
    const { api, id, whole } = await loaded(app)
    const { version } = whole.campaign
    await api.removeCampaignTruck({ params: { id: whole.trucks[0]?.truck_campaign_id ?? 0 } })
    await expect(
      api.saveCampaignEdits({ params: { id }, body: { version, fields: { name: 'Mine' } } }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
      stored: { campaign: { name: 'Summer Tour', version: version + 1 }, trucks: [{ truck_name: 'Two' }] },
    })
  })

  it.each([
    [
      'a truck that there is not',
      { trucks: { added: [{ ...vehicle, truck_id: 999 }] } },
      'trucks.added.0.truck_id',
    ],
    ['a truck of another campaign', { trucks: { removed: [999] } }, 'trucks.removed.0'],
    ['a Rep Route that is not on it', { placeholders: { removed: [1] } }, 'placeholders.removed.0'],
    ['the same Rep Route twice', { placeholders: { added: [1, 1] } }, 'placeholders.added'],
    [
      'a target area of another campaign',
      { bounding_boxes: { updated: [{ bounding_box_id: 999, points: SQUARE }] } },
      'bounding_boxes.updated.0',
    ],
    [
      'a target area both reshaped and removed',
      { bounding_boxes: { updated: [{ bounding_box_id: 1, points: SQUARE }], removed: [1] } },
      'bounding_boxes',
    ],
    [
      'a crossing target area',
      {
        bounding_boxes: {
          added: [
            {
              points: [
                [0, 0],
                [1, 1],
                [1, 0],
                [0, 1],
              ] as [number, number][],
            },
          ],
        },
      },
      'bounding_boxes.added.0.points',
    ],
    [
      'an end before the stored start',
      { fields: { end_date: '2026-04-01T23:59:59.999Z' } },
      'fields.end_date',
    ],
    ['no client', { fields: { user_id: null } }, 'fields.user_id'],
  ])('with %s are refused, and nothing of them is kept', async (_, wrong, field) => {
    const app = await testApp()
    const { api, id, whole } = await loaded(app)
    const good = {
      trucks: { removed: [whole.trucks[0]?.truck_campaign_id ?? 0] },
      fields: { name: 'Autumn' },
    }
    const body = {
      ...good,
      ...wrong,
      fields: { ...good.fields, ...('fields' in wrong ? wrong.fields : {}) },
    }
    const call = api.saveCampaignEdits({ params: { id }, body })
    await expect(call).rejects.toMatchObject({ status: 422, issues: { [field]: expect.any(String) } })
    expect(await api.campaignForEdit({ params: { id } })).toEqual(whole)
  })

  it('that add a Rep Route of another campaign are refused by its name', async () => {
    const app = await testApp()
    const { api, id } = await loaded(app)
    const other = await storeCampaign(app)
    const taken = await storePlaceholder(app, 'Taken', { campaign_id: other })
    const call = api.saveCampaignEdits({ params: { id }, body: { placeholders: { added: [taken] } } })
    await expect(call).rejects.toMatchObject({ message: 'The Rep Route Taken is on another campaign.' })
  })

  it('sent twice with one key are saved once', async () => {
    const app = await testApp()
    const { api, id, free, whole } = await loaded(app)
    const input = {
      params: { id },
      body: { version: whole.campaign.version, trucks: { added: [{ ...vehicle, truck_id: free.truck }] } },
      idempotencyKey: 'save-1',
    }
    const one = await api.saveCampaignEdits(input)
    expect(await api.saveCampaignEdits(input)).toEqual(one)
    expect(await app.db.select().from(truck_campaigns)).toHaveLength(3)
  })

  it('of two tabs at once: one is saved, the other is told', async () => {
    const app = await testApp()
    const { api, id, whole } = await loaded(app)
    const save = (name: string) =>
      api.saveCampaignEdits({ params: { id }, body: { version: whole.campaign.version, fields: { name } } })
    const outcomes = await Promise.allSettled([save('Mine'), save('Theirs')])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('keep a truck’s stored macro though it is no macro any more', async () => {
    const app = await testApp()
    const { api, id, whole } = await loaded(app)
    const macro = await storePlaceholder(app, 'Was a macro', { is_macro: false })
    await app.db.update(truck_campaigns).set({ macro_id: macro })
    const [one] = whole.trucks
    if (!one) throw new Error('No truck')
    const edits = stageTruckUpdate(whole, NO_EDITS, { ...one, macro_id: macro, avg_mileage: 80 })
    const saved = await api.saveCampaignEdits({ params: { id }, body: editsBody(edits) })
    expect(saved.trucks[0]).toMatchObject({ macro_name: 'Was a macro', avg_mileage: 80, version: 2 })
  })

  it('with 200 trucks and 100 changes are one call', async () => {
    const app = await testApp()
    const { api } = await staff(app)
    const id = await storeCampaign(app)
    const rows = await app.db
      .insert(trucks)
      .values(Array.from({ length: 240 }, (_, at) => ({ name: `Truck ${at}` })))
      .returning()
    await app.db.insert(truck_campaigns).values(
      rows.slice(0, 200).map(({ truck_id }) => ({
        campaign_id: id,
        truck_id,
        campaign_display_name: 'T',
        tracking_start: new Date(MAY.start_date),
        avg_mileage: 60,
      })),
    )
    const whole = await api.campaignForEdit({ params: { id } })
    let edits = NO_EDITS
    for (const truck of whole.trucks.slice(0, 40))
      edits = stageTruckUpdate(whole, edits, { ...truck, avg_mileage: 90 })
    for (const { truck_campaign_id } of whole.trucks.slice(40, 60))
      edits = stageTruckRemoval(edits, truck_campaign_id)
    for (const { truck_id } of rows.slice(200)) {
      edits = stageTruck(edits, { ...whole.trucks[0]!, truck_id })
    }
    const saved = await api.saveCampaignEdits({
      params: { id },
      body: editsBody(edits, whole.campaign.version),
    })
    expect(saved.trucks).toHaveLength(220)
    expect(saved.trucks.filter(({ avg_mileage }) => avg_mileage === 90)).toHaveLength(40)
  })

  it('of a campaign whose client was deleted are saved', async () => {
    const app = await testApp()
    const { api, id } = await loaded(app)
    await app.db.update(campaigns).set({ user_id: null }).where(eq(campaigns.campaign_id, id))
    const { updated_campaign } = await api.saveCampaignEdits({
      params: { id },
      body: { fields: { name: 'Autumn' } },
    })
    expect(updated_campaign).toMatchObject([{ name: 'Autumn', user_id: null, client_name: 'Acme Soda' }])
  })

  it('leave a Rep Route that was taken meanwhile where it is', async () => {
    const app = await testApp()
    const { api, id, free } = await loaded(app)
    const other = await storeCampaign(app)
    await api.updatePlaceholder({ params: { id: free.placeholder }, body: { campaign_id: other } })
    const call = api.saveCampaignEdits({
      params: { id },
      body: { placeholders: { added: [free.placeholder] } },
    })
    await expect(call).rejects.toMatchObject({ status: 422 })
    const [stored] = await app.db
      .select()
      .from(placeholders)
      .where(eq(placeholders.placeholder_id, free.placeholder))
    expect(stored?.campaign_id).toBe(other)
  })
})
