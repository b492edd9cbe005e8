import { beforeAll, describe, expect, it } from 'vitest'
import { campaigns } from '../db/tables/campaigns'
import { trucks, vendors } from '../db/tables/fleet'
import { features } from '../features'
import type { RoadRouter } from '../outside/road-router'
import { fillSearchIndex } from '../nouns/search/drain-search-queue'
import { type TestApp, testApp } from '../testing/test-app'
import { openCipher, plainPasswords } from './in-memory-app'
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins'
import { seedDemo } from './seed-demo'

/** No truck finds a way: driving is what takes long, and no record of the search hangs on it. */
const noRoads: RoadRouter = { route: () => ({ ok: false, problem: { code: 'unreachable' } }) }

const NOW = new Date('2026-05-20T17:00:00.000Z')

describe('the demo', () => {
  let app: TestApp
  const login = async (email: string) => {
    const session = await app.client().login({ body: { email, password: DEMO_PASSWORD } })
    return { ...session, api: app.client(session.token) }
  }

  beforeAll(async () => {
    app = await testApp({ clock: { now: () => NOW } })
    await seedDemo(app.db, {
      now: NOW,
      passwords: plainPasswords,
      cipher: openCipher,
      features,
      roads: noRoads,
    })
    await fillSearchIndex(
      app.db,
      features.flatMap(({ search = [] }) => search),
    )
  }, 180_000)

  it.each([
    ['vendors', 'Alvarez Freight', 'v1'],
    ['trucks', 'Stake bed 102', 't2'],
    ['campaigns', 'Bay Bikes Spring 2020', 'c54'],
  ])('has %s that the search finds', async (indexName, query, objectID) => {
    const { api } = await login('admin@demo.test')
    const { hits } = await api.searchIndex({ params: { indexName }, body: { query, hitsPerPage: 1 } })
    expect(hits.map(hit => hit.objectID)).toEqual([objectID])
  })

  it('has trucks that the search finds by their vendor and by their campaign', async () => {
    const { api } = await login('admin@demo.test')
    const found = async (query: string) => {
      const { hits } = await api.searchIndex({ params: { indexName: 'trucks' }, body: { query } })
      return hits.map(hit => hit.objectID)
    }
    expect(await found('Alvarez Freight')).toEqual(['t1', 't31'])
    expect(await found('Bay Bikes Spring 2020')).toEqual(['t3', 't6'])
  })

  it('pays most trucks on running campaigns for them, so that what is driven can be ready to pay', async () => {
    const { api } = await login('admin@demo.test')
    const query = { start_date: '2026-04-01', end_date: '2026-04-30' }
    const { payment_schedules } = await api.payments({ query })
    const ofCampaigns = payment_schedules.filter(line => line.campaign_name !== null)
    expect(new Set(ofCampaigns.map(line => line.campaign_name)).size).toBe(3)
    expect(ofCampaigns.flatMap(({ not_ready }) => not_ready.map(({ reason }) => reason))).not.toContain(
      'still-running',
    )
    const { trucks: unpaid } = await api.unpaidTrucks()
    expect(unpaid.map(({ truck_id }) => truck_id % 7)).toEqual(unpaid.map(() => 0))
    expect(unpaid.length).toBeGreaterThan(0)
  })

  it('has a removal that ended its payment schedule early', async () => {
    const { api } = await login('admin@demo.test')
    const { completed_removals } = await api.completedRemovals({ query: { pageSize: 100 } })
    const early = completed_removals.filter(({ restorable_end_date }) => restorable_end_date !== null)
    expect(early).toMatchObject([
      { removed_date: '2026-05-20', payment_schedule_end_date: '2026-05-20', removal_complete: true },
    ])
    expect(early[0]?.removal_notes).toContain('The payment schedule was ended early.')
  })

  it('lets everybody in who has a login, each client to the client’s own campaigns', async () => {
    for (const { email, name, privilege_id } of DEMO_LOGINS) {
      expect(await login(email)).toMatchObject({ user: name, role: privilege_id })
    }
    const { api, id: userId } = await login('client@demo.test')
    const { campaigns } = await api.userCampaigns({ params: { userId } })
    expect(new Set(campaigns.map(({ id }) => id))).toEqual(new Set([71, 72, 73]))
  })

  it('has threads in every state, templates, groups and messages that wait for their time', async () => {
    const { api } = await login('comms@demo.test')
    const counts = await api.chatCounts({ params: { type: 'all' } })
    expect(counts).toMatchObject({ allCount: 27, unreadCount: 7, starredCount: 6, accountingCount: 3 })
    const { chats } = await api.chats({ params: { type: 'all' }, query: { limit: 100 } })
    expect(chats[0]).toMatchObject({ name: null, is_read: false })
    expect(new Set(chats.map(chat => chat.blocked_reason))).toEqual(
      new Set([null, 'bad_number', 'opted_out']),
    )
    const phone = chats.find(({ is_pictures }) => is_pictures)?.phone_number ?? ''
    const { chat, contact } = await api.chat({ params: { phone } })
    expect(contact.vendor_id).not.toBeNull()
    expect(chat.map(({ direction, message_status }) => [direction, message_status])).toContainEqual([
      'outbound',
      'delivered',
    ])
    expect((await api.scheduledMessages()).scheduledMessages).toHaveLength(4)
    expect((await api.templates()).totalTemplates).toBe(7)
    expect((await api.customGroups()).groups.map(({ vendors: members }) => members.length)).toEqual([5, 6, 9])
  })

  it('leaves the ids of what is added after it free', async () => {
    const [vendor] = await app.db.insert(vendors).values({ name: 'Next' }).returning()
    const [truck] = await app.db.insert(trucks).values({ name: 'Next' }).returning()
    const dates = { start_date: NOW, end_date: NOW }
    const [campaign] = await app.db
      .insert(campaigns)
      .values({ name: 'Next', ...dates })
      .returning()
    expect([vendor?.vendor_id, truck?.truck_id, campaign?.campaign_id]).toEqual([31, 61, 77])
  })
})
