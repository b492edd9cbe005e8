import { describe, expect, it } from 'vitest'
import { plainPasswords } from '../demo/in-memory-app'
import { storeTruck } from '../testing/stored-campaign'
import { testApp } from '../testing/test-app'
import { unfinishedBody } from '../testing/unfinished-body'
import { QueueFull } from '../values/in-turn'
import { turnsByKey } from '../values/turns-by-key'
import { BODY_ROOM } from './body-room'
import { STRANGERS } from './caller'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const form = (bytes: number): RequestInit => ({
  method: 'POST',
  headers: FORM,
  body: 'a'.repeat(bytes),
})

describe('a caller without a session', () => {
  it('sends so much unfinished and no more, others go on, and it too when that is done', async () => {
    const app = await testApp()
    const send = async (init: RequestInit, ip: string) => app.send('/api/telemetry/osmand', init, ip)
    const half = BODY_ROOM.network / 2
    const unfinished = [unfinishedBody(half, FORM), unfinishedBody(half, FORM)]
    const answers = unfinished.map(async ({ init }) => send(init, '10.0.0.1'))
    await Promise.all(unfinished.map(({ isThere }) => isThere))
    const refused = await send(form(1), '10.0.0.1')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await send(form(1), '10.0.0.2')).status).toBe(422)
    for (const { end } of unfinished) end()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([422, 422])
    expect((await send(form(1), '10.0.0.1')).status).toBe(422)
  })
})

describe('the line in which a call waits', () => {
  it('is that of its person, else that of its network and then that of all trackers or strangers', async () => {
    const keys: string[] = []
    const app = await testApp({
      turns: async (key, work) => {
        keys.push(key)
        return work()
      },
    })
    await storeTruck(app, 'Box')
    const { api } = await app.loginAs(3)
    await api.templates({ query: {} })
    await app.send('/api/telemetry/osmand?id=none&lat=34&lon=-118')
    expect(keys).toEqual([
      'strangers of 10.0.0.1',
      'strangers',
      expect.stringMatching(/^user \d+$/),
      'trackers of 10.0.0.1',
      'trackers',
    ])
  })

  it('is not filled for all by one network', async () => {
    let open = () => {}
    const gate = new Promise<void>(resolve => (open = resolve))
    let begun = () => {}
    const isAtWork = new Promise<void>(resolve => (begun = resolve))
    const app = await testApp({
      turns: turnsByKey(line => ({ atOnce: 1, waiting: line === STRANGERS ? 1 : 10 })),
      passwords: {
        ...plainPasswords,
        async verify() {
          begun()
          await gate
          return false
        },
      },
    })
    const login = async (email: string, ip: string) =>
      app.send(
        '/api/user/login',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: 'a guess' }),
        },
        ip,
      )
    const flood = ['a', 'b', 'c'].map(async name => login(`${name}@example.test`, '10.0.0.1'))
    await isAtWork
    const honest = login('d@example.test', '10.0.0.2')
    open()
    const answers = await Promise.all([...flood, honest])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })

  it('does not read for whoever has gone meanwhile, and saves what they sent', async () => {
    const gone = new AbortController()
    const app = await testApp({
      async turns(_, work) {
        gone.abort()
        return work()
      },
    })
    const { token } = await app.loginAs(1)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { signal } = gone
    const read = await app.send('/api/communication/templates', { headers, signal })
    expect([read.status, await read.json()]).toMatchObject([400, { message: 'The request was broken off.' }])
    const body = JSON.stringify({ template_name: 'Thanks', template_body: 'Thank you' })
    expect(
      (await app.send('/api/communication/save-template', { method: 'POST', headers, body, signal })).status,
    ).toBe(200)
  })

  it('is no longer than it may be: the next is asked to come again', async () => {
    const app = await testApp({
      async turns() {
        throw new QueueFull()
      },
    })
    const answer = await app.send('/api/user/token/verify', { method: 'POST' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  })
})
