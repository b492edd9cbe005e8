import { describe, expect, it } from 'vitest'
import { campaigns } from '../../db/tables/campaigns'
import { audit } from '../../db/tables/record-keeping'
import { type TestApp, testApp } from '../../testing/test-app'

const DATES = { start_date: new Date('2026-05-01T00:00:00Z'), end_date: new Date('2026-06-01T00:00:00Z') }

async function withClient(app: TestApp, name: string, ids: number[]) {
  const { user_id } = await app.addUser({ privilege_id: 4, name, company: `${name} Co` })
  for (const campaign_id of ids) {
    await app.db.insert(campaigns).values({ campaign_id, name: `Campaign ${campaign_id}`, user_id, ...DATES })
  }
  return user_id
}

describe('looking at a client’s dashboard', () => {
  it.each([1, 2, 3])('gives role %i the name and the campaigns, and is on record for both', async role => {
    const app = await testApp()
    const client_id = await withClient(app, 'Clara', [71, 72])
    const { api, userId } = await app.loginAs(role)
    const { client, campaigns } = await api.impersonate({ body: { client_id, campaign_id: 72 } })
    expect(client).toEqual({
      user_id: client_id,
      name: 'Clara',
      company: 'Clara Co',
      user_profile_image: null,
    })
    expect(campaigns.map(({ id, name }) => [id, name])).toEqual([
      [71, 'Campaign 71'],
      [72, 'Campaign 72'],
    ])
    const [, start] = await app.db.select().from(audit).orderBy(audit.audit_id)
    expect(start).toMatchObject({
      message: `Person 2 → Clara with privilege level ${role} opened the client dashboard at campaign Campaign 72`,
      actor_id: userId,
      subject_id: client_id,
      subject_name: 'Clara',
    })
  })

  it('is logged at each start', async () => {
    const app = await testApp()
    const client_id = await withClient(app, 'Clara', [71])
    const { api } = await app.loginAs(3)
    await api.impersonate({ body: { client_id } })
    await api.impersonate({ body: { client_id, campaign_id: 71 } })
    const { rowCount, logs } = await api.activityLog({ query: { search: '→ clara' } })
    expect(rowCount).toBe(2)
    expect(Object.values(logs).flat()[0]?.client).toBe('Clara')
  })

  it('finds no staff, no stranger’s campaign and nobody who is not there, and logs nothing then', async () => {
    const app = await testApp()
    const client_id = await withClient(app, 'Clara', [71])
    await withClient(app, 'Carl', [54])
    const staff = await app.addUser({ privilege_id: 2 })
    const { api } = await app.loginAs(3)
    for (const body of [
      { client_id: staff.user_id },
      { client_id: 999 },
      { client_id, campaign_id: 54 },
      { client_id, campaign_id: 999 },
    ]) {
      await expect(api.impersonate({ body })).rejects.toMatchObject({ status: 404 })
    }
    expect(await app.db.$count(audit)).toBe(1)
  })

  it.each([4, 5])('is closed to role %i', async role => {
    const app = await testApp()
    const client_id = await withClient(app, 'Clara', [71])
    const { api } = await app.loginAs(role)
    await expect(api.impersonate({ body: { client_id } })).rejects.toMatchObject({ status: 403 })
    await expect(api.impersonationTargets()).rejects.toMatchObject({ status: 403 })
  })

  it('changes nothing about the client: the staff session stays its own', async () => {
    const app = await testApp()
    const client_id = await withClient(app, 'Clara', [71])
    const { api, userId } = await app.loginAs(2)
    await api.impersonate({ body: { client_id } })
    await expect(api.verify()).resolves.toMatchObject({ id: userId, role: 2 })
    await expect(
      api.acceptTerms({ params: { userId: client_id }, body: { has_accepted_terms_and_conditions: true } }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('the dashboards to choose from', () => {
  it('are the campaigns that have a client, by client and campaign, searched and paged', async () => {
    const app = await testApp()
    await withClient(app, 'Clara', [72, 71])
    await withClient(app, 'Carl', [54])
    await app.db.insert(campaigns).values({ campaign_id: 1, name: 'Orphan', ...DATES })
    const { api } = await app.loginAs(2)
    const all = await api.impersonationTargets()
    expect([all.rowCount, all.targets.map(({ campaign_id }) => campaign_id)]).toEqual([3, [54, 71, 72]])
    expect(await api.impersonationTargets({ query: { search: 'CLARA', pageSize: 1, page: 1 } })).toEqual({
      targets: [expect.objectContaining({ user_name: 'Clara', campaign_id: 72 })],
      rowCount: 2,
    })
  })
})
