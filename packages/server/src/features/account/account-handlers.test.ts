import type { OpenSession } from '@product/sdk/features/account'
import { describe, expect, it } from 'vitest'
import { audit } from '../../db/tables/record-keeping'
import { sessions } from '../../db/tables/people'
import { TEST_PASSWORD, type TestApp, testApp } from '../../testing/test-app'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** Logs in as somebody again, from another place. */
async function again(
  app: TestApp,
  email: string,
  { ip = '10.9.0.1', cookie = '', password = TEST_PASSWORD } = {},
) {
  const response = await app.send(
    '/api/user/login',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': CHROME, ...(cookie && { cookie }) },
      body: JSON.stringify({ email, password }),
    },
    ip,
  )
  const token = response.ok ? ((await response.json()) as { token: string }).token : ''
  return { status: response.status, token, api: app.client(token) }
}

/** Somebody who is logged in twice. */
async function loggedInTwice(role = 5) {
  const app = await testApp()
  const { email, user_id } = await app.addUser({ privilege_id: role })
  const here = await again(app, email)
  app.clock.forward(1)
  const there = await again(app, email, { ip: '10.9.0.2' })
  return { app, email, userId: user_id, here: here.api, there: there.api }
}

const actions = async ({ db }: TestApp) =>
  (await db.select().from(audit).orderBy(audit.audit_id)).map(({ action }) => action)

describe('one’s own sessions', () => {
  it('are listed with device, network and last use, to every role', async () => {
    for (const role of [1, 2, 3, 4, 5]) {
      const { here } = await loggedInTwice(role)
      const { sessions: listed } = await here.accountSessions()
      const shown = listed.map(({ device, network, is_current }: OpenSession) => [
        device,
        network,
        is_current,
      ])
      expect(shown).toEqual([
        ['Chrome on Windows', '10.9.0.2', false],
        ['Chrome on Windows', '10.9.0.1', true],
      ])
    }
  })

  it('tell their last use to five minutes', async () => {
    const { app, here } = await loggedInTwice()
    const lastUse = async () =>
      (await here.accountSessions()).sessions.find(({ is_current }) => is_current)?.last_used_at
    const first = await lastUse()
    app.clock.forward(2)
    expect(await lastUse()).toBe(first)
    app.clock.forward(4)
    expect(await lastUse()).toBe(app.clock.now().toISOString())
  })

  it('end one by one, or all but the one that asks', async () => {
    const { app, email, here, there } = await loggedInTwice()
    const { sessions: listed } = await here.accountSessions()
    const other = listed.find(({ is_current }) => !is_current)?.session_id ?? 0
    await here.endAccountSession({ params: { sessionId: other } })
    await expect(there.accountSessions()).rejects.toMatchObject({ status: 401 })
    await again(app, email)
    await again(app, email)
    expect(await here.endOtherSessions()).toEqual({ ended: 2 })
    expect(await here.endOtherSessions()).toEqual({ ended: 0 })
    expect((await here.accountSessions()).sessions).toHaveLength(1)
    expect((await actions(app)).slice(-1)).toEqual(['ended all other sessions (2)'])
  })

  it('of somebody else are as if they were not there', async () => {
    const { app, here } = await loggedInTwice()
    const { api } = await app.loginAs(3)
    const [mine] = (await here.accountSessions()).sessions
    const ended = api.endAccountSession({ params: { sessionId: mine?.session_id ?? 0 } })
    await expect(ended).rejects.toMatchObject({ status: 404 })
    expect(await app.db.select().from(sessions)).toHaveLength(3)
  })
})

describe('one’s own password', () => {
  const change = (present_password: string, password: string) => ({ body: { present_password, password } })

  it('is changed by who knows it, and every other session ends', async () => {
    const { app, email, here, there } = await loggedInTwice(2)
    const asked = change(TEST_PASSWORD, 'a new long phrase')
    expect(await here.changePassword(asked)).toEqual({ ended: 1 })
    await expect(there.accountSessions()).rejects.toMatchObject({ status: 401 })
    expect((await here.accountSessions()).sessions).toHaveLength(1)
    expect((await again(app, email)).status).toBe(401)
    expect((await again(app, email, { password: 'a new long phrase' })).status).toBe(200)
    expect(await actions(app)).toContain('changed the own password')
    // The answer may have been lost.
    expect(await here.changePassword(asked)).toEqual({ ended: 0 })
  })

  it.each([
    ['the wrong present one', 'a guess', 'a new long phrase', 'present_password'],
    ['no present one', '', 'a new long phrase', 'present_password'],
    ['a short one', TEST_PASSWORD, 'short', 'password'],
    ['a common one', TEST_PASSWORD, 'Password1', 'password'],
    ['the product’s name', TEST_PASSWORD, 'Haulboard-2026', 'password'],
    ['the own address', TEST_PASSWORD, 'carla.diaz@1', 'password'],
  ])('is not changed with %s', async (_, present, next, field) => {
    const app = await testApp()
    const { email } = await app.addUser({ privilege_id: 4, email: 'carla.diaz@example.test' })
    const { api } = await again(app, email)
    await expect(api.changePassword(change(present, next))).rejects.toMatchObject({
      status: 422,
      issues: { [field]: expect.any(String) },
    })
    expect((await again(app, email)).status).toBe(200)
  })

  it('is guessed at no faster than at a login', async () => {
    const { here } = await loggedInTwice()
    const answers: number[] = []
    for (let guess = 0; guess < 12; guess++) {
      await here
        .changePassword(change(`guess ${guess}`, 'a new long phrase'))
        .catch(({ status }: { status: number }) => answers.push(status))
    }
    expect(new Set(answers)).toEqual(new Set([422, 429]))
  })
})

describe('logging in again', () => {
  it('ends the session that the browser had, and no other', async () => {
    const app = await testApp()
    const { email } = await app.addUser({ privilege_id: 1 })
    const first = await again(app, email)
    const elsewhere = await again(app, email)
    await again(app, email, { cookie: `session=${first.token}` })
    await expect(first.api.accountSessions()).rejects.toMatchObject({ status: 401 })
    expect((await elsewhere.api.accountSessions()).sessions).toHaveLength(2)
  })
})

describe('the activity log', () => {
  it('tells of failed logins of the staff, with the network, and of no client’s', async () => {
    const app = await testApp()
    const { email } = await app.addUser({ privilege_id: 1, name: 'Ada' })
    const client = await app.addUser({ privilege_id: 4 })
    await again(app, email, { password: 'a guess', ip: '10.8.0.1' })
    await again(app, client.email, { password: 'a guess', ip: '10.8.0.2' })
    await again(app, 'nobody@example.test', { password: 'a guess', ip: '10.8.0.3' })
    const [row, ...more] = await app.db.select().from(audit).orderBy(audit.audit_id)
    expect([row?.actor_name, row?.action]).toEqual(['Somebody at 10.8.0.1', 'failed to log in as Ada'])
    expect(more).toEqual([])
  })

  it('tells once of a call that is refused to one of the staff over and over', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(5)
    const client = await app.loginAs(4)
    for (const person of [api, api, client.api]) {
      await expect(person.driveTotals()).rejects.toMatchObject({ status: 403 })
    }
    expect((await actions(app)).filter(action => action.startsWith('was refused'))).toHaveLength(1)
    app.clock.forward(11)
    await expect(api.driveTotals()).rejects.toMatchObject({ status: 403 })
    expect((await actions(app)).filter(action => action.startsWith('was refused'))).toHaveLength(2)
  })
})
