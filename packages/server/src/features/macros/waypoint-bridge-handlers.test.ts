import { WEIGHTING_TEXTS } from '@product/sdk/nouns/placeholders'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../db/tables/record-keeping'
import { storePlaceholder, storeWaypointGroups } from '../../testing/stored-campaign'
import { type TestApp, testApp } from '../../testing/test-app'

let app: TestApp
let api: Awaited<ReturnType<TestApp['loginAs']>>['api']
let id: number
let groups: number[]

beforeEach(async () => {
  app = await testApp()
  api = (await app.loginAs(1)).api
  id = await storePlaceholder(app, 'Port', { use_weighting: true })
  groups = await storeWaypointGroups(app, ['A', 'B', 'C', 'D', 'E'])
})

const link = (at: number, weighting: number) =>
  api.linkWaypointGroup({ params: { id, groupId: groups[at] ?? 0 }, body: { weighting } })
const stored = async () => (await api.placeholder({ params: { id } })).placeholder[0]

describe('the waypoint groups of a placeholder, one by one', () => {
  it('are linked in their order, weighted and taken away, each an edit of the placeholder', async () => {
    const [first] = (await link(0, 60)).new_bridge
    await link(1, 30)
    expect(await stored()).toMatchObject({ waypoint_names: ['A', 'B'], version: 3 })
    const bridgeId = first?.placeholder_waypoint_bridge_id ?? 0
    const body = { placeholder_id: id, waypoint_group_id: groups[0], weighting: 70 }
    expect((await api.updateWaypointBridge({ params: { bridgeId }, body })).updated_bridge).toEqual([
      { ...first, weighting: 70 },
    ])
    expect((await api.deleteWaypointBridge({ params: { bridgeId } })).deleted_bridge).toEqual([
      { ...first, weighting: 70 },
    ])
    expect(await stored()).toMatchObject({ waypoint_ids: [[groups[1], 30]], version: 5 })
    const log = await app.db
      .select()
      .from(audit)
      .where(eq(audit.entity, 'placeholder'))
      .orderBy(audit.audit_id)
    expect(log.map(({ action }) => action)).toEqual([
      'added the waypoint group A of Rep Route Port',
      'added the waypoint group B of Rep Route Port',
      'changed the waypoint group A of Rep Route Port',
      'removed the waypoint group A of Rep Route Port',
    ])
  })

  it('linked once more get the new weighting', async () => {
    const [first] = (await link(0, 60)).new_bridge
    expect((await link(0, 100)).new_bridge).toEqual([{ ...first, weighting: 100 }])
  })

  it('have no weighting while it is off', async () => {
    await api.updatePlaceholder({ params: { id }, body: { use_weighting: false } })
    expect((await link(0, 60)).new_bridge).toMatchObject([{ weighting: 0 }])
  })

  it('are four at most', async () => {
    for (const at of [0, 1, 2, 3]) await link(at, 25)
    await expect(link(4, 0)).rejects.toMatchObject({ status: 422, message: WEIGHTING_TEXTS.tooMany })
  })

  it.each([101, -5, 1.5])('are refused with a weighting of %d', async weighting => {
    await expect(link(0, weighting)).rejects.toMatchObject({
      issues: { weighting: WEIGHTING_TEXTS.notPercent },
    })
  })

  it('can be exchanged for another, not for one that is there already or for none', async () => {
    const [first] = (await link(0, 60)).new_bridge
    await link(1, 40)
    const change = (waypoint_group_id: number) =>
      api.updateWaypointBridge({
        params: { bridgeId: first?.placeholder_waypoint_bridge_id ?? 0 },
        body: { waypoint_group_id, weighting: 60 },
      })
    await expect(change(groups[1] ?? 0)).rejects.toMatchObject({ message: WEIGHTING_TEXTS.twice })
    await expect(change(999)).rejects.toMatchObject({ status: 422 })
    await change(groups[2] ?? 0)
    expect(await stored()).toMatchObject({ waypoint_names: ['C', 'B'] })
  })

  it('are not found under other ids, nor by other roles', async () => {
    await expect(api.linkWaypointGroup({ params: { id, groupId: 999 }, body: {} })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      api.linkWaypointGroup({ params: { id: 999, groupId: groups[0] ?? 0 }, body: {} }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(api.deleteWaypointBridge({ params: { bridgeId: 999 } })).rejects.toMatchObject({
      status: 404,
    })
    const operator = (await app.loginAs(2)).api
    await expect(operator.deleteWaypointBridge({ params: { bridgeId: 1 } })).rejects.toMatchObject({
      status: 403,
    })
  })
})
