import { describe, expect, it } from 'vitest'
import { users } from '../../db/tables/people'
import { idOf, payer } from '../../testing/payer'
import { storeCampaign } from '../../testing/stored-campaign'
import { testApp } from '../../testing/test-app'

const MONTH = { start_date: '2026-05-01', end_date: '2026-05-31' }

async function production() {
  const { app, api, truck, add } = await payer()
  const campaign_id = await storeCampaign(app)
  const id = idOf(await add({ campaign_id, start_date: '2026-05-04', end_date: '2026-05-25' }))
  const shown = async (query = MONTH) =>
    (await api.calendar({ query })).events.map(({ day, kind, truck_name, campaign_name }) => [
      day,
      kind,
      truck_name,
      campaign_name,
    ])
  return { app, api, truck, add, campaign_id, id, shown }
}

describe('the calendar', () => {
  it('has installs, ends of campaigns and removals, by day', async () => {
    const { api, id, shown } = await production()
    expect(await shown()).toEqual([
      ['2026-05-04', 'install', 'Box 1', 'Summer Tour'],
      ['2026-05-25', 'removal-due', 'Box 1', 'Summer Tour'],
      ['2026-05-31', 'campaign-end', null, 'Summer Tour'],
    ])
    await api.updateRemoval({
      params: { id },
      body: { removal_complete: true, removal_date: '2026-05-19', truncate_payment_schedule: true },
    })
    expect(await shown()).toEqual([
      ['2026-05-04', 'install', 'Box 1', 'Summer Tour'],
      ['2026-05-19', 'removed', 'Box 1', 'Summer Tour'],
      ['2026-05-31', 'campaign-end', null, 'Summer Tour'],
    ])
  })

  it('has neither end nor install where a new rate goes on from the old', async () => {
    const { add, campaign_id, shown } = await production()
    await add({ campaign_id, start_date: '2026-05-26', end_date: '2026-06-10', monthly_rate: 1200 })
    expect((await shown()).map(([, kind]) => kind)).toEqual(['install', 'campaign-end'])
  })

  it.each([
    ['2026-05-31', '2026-05-01'],
    ['2026-01-01', '2026-12-31'],
    ['soon', '2026-05-01'],
  ])('is not shown from %s to %s', async (start_date, end_date) => {
    const { shown } = await production()
    await expect(shown({ start_date, end_date })).rejects.toMatchObject({ status: 400 })
  })
})

describe('the address for a calendar program', () => {
  it('is read without a login, until it is renewed, taken away or its owner may no more', async () => {
    const { app, api } = await production()
    const read = async (url: string) => app.send(new URL(url).pathname)
    expect(await api.calendarAddress()).toEqual({ has_address: false })
    const first = (await api.renewCalendarAddress()).calendar_url
    const answer = await read(first)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(await answer.text()).toContain('SUMMARY:Removal due: Box 1 (8ABC123)\\, Summer Tour\r\n')
    const second = (await api.renewCalendarAddress()).calendar_url
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    await app.db.update(users).set({ privilege_id: 5 })
    expect((await read(second)).status).toBe(404)
    await app.db.update(users).set({ privilege_id: 2 })
    expect(await api.removeCalendarAddress()).toEqual({ has_address: false })
    expect((await read(second)).status).toBe(404)
  })

  it('is asked for in the line of its network, and no faster than other calls', async () => {
    const lines: string[] = []
    let isOpen = true
    const app = await testApp({
      async turns(line, work) {
        lines.push(line)
        return work()
      },
      rateLimiter: { take: async () => (isOpen ? { ok: true } : { ok: false, retryAfterSeconds: 1 }) },
    })
    const read = () => app.send(`/api/calendar/${'a'.repeat(64)}.ics`, {}, '203.0.113.9')
    expect((await read()).status).toBe(404)
    expect(lines).toEqual(['strangers of 203.0.113.9', 'strangers'])
    isOpen = false
    expect((await read()).status).toBe(429)
  })

  it.each(['/api/calendar/.ics', `/api/calendar/${'a'.repeat(64)}.ics`, '/api/calendar/x'])(
    'is not %s',
    async path => {
      const { app } = await production()
      expect((await app.send(path)).status).toBe(404)
    },
  )
})
