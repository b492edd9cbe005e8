import { BACKDATE_TEXTS } from '@product/sdk/nouns/placeholders'
import { describe, expect, it } from 'vitest'
import { audit } from '../../db/tables/record-keeping'
import { type Events, inProcessEvents } from '../../outside/events'
import { assign, storeCampaign, storePlaceholder } from '../../testing/stored-campaign'
import { TestClock, type TestApp, testApp } from '../../testing/test-app'

/** Five in the afternoon of the first of June, an hour in which routes may be generated. */
const NOW = new Date('2026-06-02T00:30:00Z')
const MAY = { start: '2026-05-01', end: '2026-05-04' }

async function staffAt(now = NOW, parts: { events?: Events } = {}) {
  const clock = new TestClock(now)
  const app = await testApp({ clock, ...parts })
  const { api, token } = await app.loginAs(3)
  const campaign_id = await storeCampaign(app)
  return { app, api, token, clock, campaign_id }
}

const begin = async (app: TestApp, campaign_id: number) => {
  await storePlaceholder(app, 'Port', { campaign_id })
  const macro = await storePlaceholder(app, 'Loop', { is_macro: true })
  await assign(app, campaign_id, null, { macro_id: macro })
  await assign(app, campaign_id, null, { macro_id: macro })
}

describe('backdating a campaign', () => {
  it('starts a process with a day for each placeholder, macro and day of the range', async () => {
    const { app, api, campaign_id } = await staffAt()
    await begin(app, campaign_id)
    const { processes } = await api.backdatePlaceholders({ body: { campaign_id, ...MAY } })
    expect(processes).toMatchObject([
      { campaign_name: 'Summer Tour', ...MAY, status: 'running', total: 6, done: 0, failed: 0 },
    ])
    expect((await api.routeProcesses()).processes).toEqual(processes)
    const id = processes[0]?.route_process_id ?? 0
    const { days } = await api.routeProcessDays({ params: { id } })
    expect(days.map(one => `${one.placeholder_name} ${one.day}`)).toEqual(
      ['Loop', 'Port'].flatMap(name => [1, 2, 3].map(day => `${name} 2026-05-0${day}`)),
    )
    expect((await app.db.select().from(audit).orderBy(audit.audit_id)).map(({ action }) => action)).toContain(
      'started generating routes of Summer Tour from 2026-05-01 until before 2026-05-04',
    )
  })

  it('runs once for a campaign, however many tabs start it at once', async () => {
    const { app, api, campaign_id } = await staffAt()
    await begin(app, campaign_id)
    const start = () => api.backdatePlaceholders({ body: { campaign_id, ...MAY } })
    const answers = await Promise.allSettled([start(), start()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(start()).rejects.toMatchObject({ status: 409, message: BACKDATE_TEXTS.blocked })
    const [running] = (await api.routeProcesses()).processes
    const params = { id: running?.route_process_id ?? 0 }
    expect((await api.cancelRouteProcess({ params })).processes).toMatchObject([{ status: 'cancelled' }])
    await expect(api.cancelRouteProcess({ params })).rejects.toMatchObject({ status: 409 })
    await start()
    expect((await api.routeProcesses()).processes.map(({ status }) => status)).toEqual([
      'running',
      'cancelled',
    ])
  })

  it.each([
    [{ start: '2026-05-04', end: '2026-05-01' }, { end: BACKDATE_TEXTS.order }],
    [{ start: '2025-04-01', end: '2026-05-06' }, { end: BACKDATE_TEXTS.tooLong }],
    [{ start: '2026-06-01', end: '2026-06-02' }, { end: BACKDATE_TEXTS.notOver }],
    [{ start: '2027-06-01', end: '2027-06-02' }, { end: BACKDATE_TEXTS.notOver }],
    [{ start: '', end: '2026-06-02' }, { start: BACKDATE_TEXTS.incomplete }],
    [MAY, { campaign_id: BACKDATE_TEXTS.noPlaceholders }],
  ])('of %j is refused with %j', async (range, issues) => {
    const { api, campaign_id } = await staffAt()
    await expect(api.backdatePlaceholders({ body: { campaign_id, ...range } })).rejects.toMatchObject({
      status: 422,
      issues,
    })
  })

  it('is refused in the minutes in which it is locked', async () => {
    const { app, api, campaign_id } = await staffAt(new Date('2026-06-02T01:14:00Z'))
    await begin(app, campaign_id)
    const body = { campaign_id, ...MAY }
    await expect(api.backdatePlaceholders({ body })).rejects.toMatchObject({
      status: 409,
      message: BACKDATE_TEXTS.blocked,
    })
  })

  it('starts by GET only from the product’s own pages or with a token', async () => {
    const { app, token, campaign_id } = await staffAt()
    await begin(app, campaign_id)
    const path = `/api/generate/campaign/placeholders?campaign_id=${campaign_id}&start=${MAY.start}&end=${MAY.end}`
    const headers = { authorization: `Bearer ${token}` }
    expect((await app.send(path, { method: 'HEAD', headers })).status).toBe(403)
    expect((await app.send(path, { headers })).status).toBe(200)
    expect((await app.send(path, { headers })).status).toBe(409)
  })

  it('takes a GET of a browser only where its own page asked, never a link or a picture', async () => {
    const { app, token, campaign_id } = await staffAt()
    await begin(app, campaign_id)
    const path = `/api/generate/campaign/placeholders?campaign_id=${campaign_id}&start=${MAY.start}&end=${MAY.end}`
    const from = async (site: string, dest: string) => {
      const headers = { cookie: `session=${token}`, 'sec-fetch-site': site, 'sec-fetch-dest': dest }
      return (await app.send(path, { headers })).status
    }
    expect(await from('same-origin', 'image')).toBe(403)
    expect(await from('same-origin', 'document')).toBe(403)
    expect(await from('none', 'document')).toBe(403)
    expect(await from('cross-site', 'empty')).toBe(403)
    expect((await app.send(path, { headers: { cookie: `session=${token}` } })).status).toBe(403)
    expect(await from('same-origin', 'empty')).toBe(200)
  })

  it('is told to open pages when it begins, and when it is cancelled', async () => {
    const told: string[] = []
    const events = inProcessEvents()
    events.subscribe(event => {
      if (event.name === 'routeProgress') told.push(event.payload.process.status)
    })
    const { app, api, campaign_id } = await staffAt(NOW, { events })
    await begin(app, campaign_id)
    const { processes } = await api.backdatePlaceholders({ body: { campaign_id, ...MAY } })
    expect(told).toEqual(['running'])
    await api.cancelRouteProcess({ params: { id: processes[0]?.route_process_id ?? 0 } })
    expect(told).toEqual(['running', 'cancelled'])
  })

  it('is for Administrators and Owners', async () => {
    const { app, campaign_id } = await staffAt()
    for (const role of [2, 4, 5]) {
      const { api } = await app.loginAs(role)
      const body = { campaign_id, ...MAY }
      await expect(api.backdatePlaceholders({ body })).rejects.toMatchObject({ status: 403 })
      await expect(api.routeProcesses()).rejects.toMatchObject({ status: 403 })
    }
  })
})

it('the bundled roads cost no credits', async () => {
  const { api } = await staffAt()
  expect(await api.routingCredits()).toMatchObject({ provider: 'bundled', kind: 'unlimited', left: null })
})
