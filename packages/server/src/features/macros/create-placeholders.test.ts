import { PLACEHOLDER_ALERTS, PLACEHOLDER_TEXTS, WEIGHTING_TEXTS } from '@product/sdk/nouns/placeholders'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../db/tables/record-keeping'
import { assign, storeCampaign, storePlaceholder, storeWaypointGroups } from '../../testing/stored-campaign'
import { type TestApp, testApp } from '../../testing/test-app'

type Api = Awaited<ReturnType<TestApp['loginAs']>>['api']

let app: TestApp
let api: Api
let groups: number[]

beforeEach(async () => {
  app = await testApp()
  api = (await app.loginAs(1)).api
  groups = await storeWaypointGroups(app, ['Port', 'Airport', 'Downtown', 'Valley', 'Beach'])
})

const plan = {
  name: 'North',
  start_point: '90012',
  num_stops: 4,
  min_mileage: 20,
  max_mileage: 40,
  min_impressions: 100,
  max_impressions: 200,
  use_weighting: true,
  is_macro: true,
}

const pairs = (...weightings: number[]) =>
  weightings.map((weighting, at): [number, number] => [groups[at] ?? 0, weighting])

const create = (over: object) =>
  api.createPlaceholder({ body: { ...plan, ...over } }).then(({ new_placeholder }) => new_placeholder)

describe('new selection trucks', () => {
  it('have their groups with the weightings, A first, and a place where they start', async () => {
    const [added] = await create({ waypoint_ids: pairs(60, 40) })
    expect(added).toMatchObject({
      name: 'North',
      is_macro: true,
      campaign_id: null,
      start_point_geo_coord: [-118.2386, 34.066],
      waypoint_ids: pairs(60, 40),
      waypoint_names: ['Port', 'Airport'],
      bridge_ids: [expect.any(Number), expect.any(Number)],
    })
    const { placeholder } = await api.placeholder({ params: { id: added?.placeholder_id ?? 0 } })
    expect(placeholder).toEqual([added])
  })

  it('are made once for a key, though the answer was lost', async () => {
    const made = () => api.createPlaceholder({ body: plan, idempotencyKey: 'once' })
    const { new_placeholder } = await made()
    expect((await made()).new_placeholder).toEqual(new_placeholder)
    expect((await api.placeholders()).rowCount).toBe(1)
  })

  it('are as many as names stand between semicolons, one deed of several parts', async () => {
    const added = await create({ name: ' North;; South ;West', waypoint_ids: pairs(100) })
    expect(added.map(({ name, waypoint_names }) => [name, waypoint_names])).toEqual([
      ['North', ['Port']],
      ['South', ['Port']],
      ['West', ['Port']],
    ])
    const log = await app.db
      .select()
      .from(audit)
      .where(eq(audit.entity, 'placeholder'))
      .orderBy(audit.audit_id)
    expect(log.map(({ action, part_of }) => [action, part_of === null])).toEqual([
      ['added 3 macros', true],
      ['added macro North', false],
      ['added macro South', false],
      ['added macro West', false],
    ])
  })

  it('sent twice with one key are made once', async () => {
    const send = () => api.createPlaceholder({ body: plan, idempotencyKey: 'once' })
    expect(await send()).toEqual(await send())
    expect((await api.placeholders()).rowCount).toBe(1)
  })

  it('keep no weighting while it is off', async () => {
    const [added] = await create({ use_weighting: false, waypoint_ids: pairs(60, 60) })
    expect(added?.waypoint_ids).toEqual(pairs(0, 0))
  })

  it.each([
    ['33/33/33', { weightings: [33, 33, 33] }, WEIGHTING_TEXTS.sum(99)],
    ['over 100', { weightings: [100, 1] }, WEIGHTING_TEXTS.sum(101)],
    ['no group at all', { weightings: [] }, WEIGHTING_TEXTS.noGroup],
    ['101', { weightings: [101] }, WEIGHTING_TEXTS.notPercent],
    ['five groups', { weightings: [20, 20, 20, 20, 20] }, WEIGHTING_TEXTS.tooMany],
  ])('are refused with %s', async (_, { weightings }, problem) => {
    await expect(create({ waypoint_ids: pairs(...weightings) })).rejects.toMatchObject({
      status: 422,
      message: problem,
    })
    expect((await api.placeholders()).rowCount).toBe(0)
  })

  it('may leave one group out by 100/0', async () => {
    const [added] = await create({ waypoint_ids: pairs(100, 0) })
    expect(added?.waypoint_ids).toEqual(pairs(100, 0))
  })

  it.each([
    ['a group that is gone', { waypoint_ids: [[999, 100]] }, { waypoint_ids: PLACEHOLDER_ALERTS.notLinked }],
    ['no name', { name: ' ; ' }, { name: PLACEHOLDER_TEXTS.nameMissing }],
    ['a minimum above the maximum', { min_mileage: 41 }, { min_mileage: PLACEHOLDER_TEXTS.mileageOrder }],
    ['201 stops', { num_stops: 201 }, { num_stops: PLACEHOLDER_TEXTS.tooManyStops }],
  ])('are refused with %s', async (_, over, issues) => {
    await expect(create({ name: 'North;South', ...over })).rejects.toMatchObject({ status: 422, issues })
    expect((await api.placeholders()).rowCount).toBe(0)
  })
})

describe('the list of selection trucks', () => {
  it('is paged, sorted and searched, and says where each drives', async () => {
    const summer = await storeCampaign(app, { name: 'Summer' })
    await storePlaceholder(app, 'Zuma', { campaign_id: summer })
    const macro = await storePlaceholder(app, 'Éclair', { is_macro: true, num_stops: 9 })
    await assign(app, summer, null, { macro_id: macro })
    await assign(app, await storeCampaign(app, { name: 'Autumn' }), null, { macro_id: macro })
    await storePlaceholder(app, 'Apple', { num_stops: 9 })
    const names = async (query: object) =>
      (await api.placeholders({ query })).placeholders.map(({ name }) => name)
    expect(await names({})).toEqual(['Apple', 'Éclair', 'Zuma'])
    expect(await names({ sortBy: 'num_stops', sortOrder: 'desc' })).toEqual(['Apple', 'Éclair', 'Zuma'])
    expect(await names({ search: 'ECL' })).toEqual(['Éclair'])
    expect(await names({ page: 1, pageSize: 2 })).toEqual(['Zuma'])
    const { placeholders, rowCount } = await api.placeholders({ query: { pageSize: 2 } })
    expect(rowCount).toBe(3)
    expect(placeholders.map(row => row.campaigns.map(({ name }) => name))).toEqual([[], ['Autumn', 'Summer']])
  })
})
