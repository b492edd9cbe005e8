import { BUSINESS_RULES } from '@product/sdk/business-rules'
import { DEFAULT_BRAND } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { login_failures, sessions, users } from '../../db/tables/people'
import { audit } from '../../db/tables/record-keeping'
import { plainPasswords } from '../../demo/in-memory-app'
import { TEST_PASSWORD, type TestApp, testApp } from '../../testing/test-app'

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const cookieOf = (response: Response): string =>
  (response.headers.getSetCookie().find(text => text.startsWith('session=')) ?? '').split(';')[0] ?? ''

const guess = async (app: TestApp, email: string, password: string, ip: string, cookie = '') =>
  app.send('/api/user/login', json({ email, password }, cookie ? { cookie } : {}), ip)

describe('logging in', () => {
  it('answers who it is, and sets a cookie that scripts of the page cannot read', async () => {
    const app = await testApp()
    const { email, user_id } = await app.addUser({ privilege_id: 4, name: 'Clara' })
    const response = await app.send(
      '/api/user/login',
      json({ email: email.toUpperCase(), password: TEST_PASSWORD }),
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      id: user_id,
      user: 'Clara',
      role: 4,
      has_accepted_terms_and_conditions: false,
      expires_at: '2026-05-20T18:30:00.000Z',
      now: '2026-05-20T17:00:00.000Z',
    })
    const cookie = response.headers.getSetCookie().find(text => text.startsWith('session='))
    expect(cookie).toMatch(/^session=[0-9a-f]{64}; Max-Age=5400; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('keeps no session id in the database', async () => {
    const app = await testApp()
    const { token } = await app.loginAs(1)
    const [stored] = await app.db.select().from(sessions)
    expect(stored?.token_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(stored?.token_hash).not.toBe(token)
  })

  it.each([
    ['nothing', {}, { email: 'An email must be provided', password: 'A password must be provided' }],
    ['no password', { email: 'a@example.test' }, { password: 'A password must be provided' }],
    ['a blank email', { email: '  ', password: 'x' }, { email: 'An email must be provided' }],
  ])('with %s names what is missing', async (_, body, issues) => {
    const app = await testApp()
    const response = await app.send('/api/user/login', json(body))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid', issues })
  })

  it('refuses a wrong password and an unknown address with the same answer', async () => {
    const app = await testApp()
    const { email } = await app.addUser({ privilege_id: 4 })
    const wrong = await app.send('/api/user/login', json({ email, password: 'nope' }))
    const unknown = await app.send(
      '/api/user/login',
      json({ email: 'nobody@example.test', password: 'nope' }),
    )
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    const body = await wrong.json()
    expect(body).toEqual({ message: 'Invalid email/password', code: 'bad_credentials' })
    expect(await unknown.json()).toEqual(body)
  })

  it.each([
    [
      'broken JSON',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"email":' },
      400,
    ],
    ['a form', { method: 'POST', body: new URLSearchParams({ email: 'a' }) }, 415],
    ['XML', { method: 'POST', headers: { 'content-type': 'application/xml' }, body: '<a/>' }, 415],
    ['two megabytes', json({ email: 'x'.repeat(2_000_000), password: 'x' }), 413],
    ['another site', json({ email: 'a', password: 'b' }, { origin: 'https://evil.example' }), 403],
    [
      'another site by fetch metadata',
      json({ email: 'a', password: 'b' }, { 'sec-fetch-site': 'cross-site' }),
      403,
    ],
  ])('from %s is refused clearly', async (_, init, status) => {
    const app = await testApp()
    const response = await app.send('/api/user/login', init)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) })
  })
})

describe('an account that changes while its password is compared', () => {
  it.each([
    ['its password', { password_hash: 'plain:another one' }],
    ['nothing less than itself', undefined],
  ])('logs nobody in when it loses %s', async (_, change) => {
    const app: TestApp = await testApp({
      passwords: {
        ...plainPasswords,
        async verify(stored, password) {
          if (change) await app.db.update(users).set(change)
          else await app.db.delete(users)
          return plainPasswords.verify(stored, password)
        },
      },
    })
    const { email } = await app.addUser({ privilege_id: 1 })
    const response = await app.send('/api/user/login', json({ email, password: TEST_PASSWORD }))
    expect(response.status).toBe(401)
    expect(await app.db.select().from(sessions)).toEqual([])
  })
})

describe('guessing passwords', () => {
  it('waits longer and longer after five failures, also for the right password', async () => {
    const app = await testApp()
    const { email } = await app.addUser({ privilege_id: 4 })
    for (let count = 0; count < 5; count++)
      expect((await guess(app, email, 'no', '10.0.0.9')).status).toBe(401)
    const early = await guess(app, email, TEST_PASSWORD, '10.0.0.9')
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await early.json()).toMatchObject({ message: 'Invalid email/password' })
    app.clock.forward(1)
    expect((await guess(app, email, 'no', '10.0.0.9')).status).toBe(401)
    expect((await guess(app, email, 'no', '10.0.0.9')).headers.get('retry-after')).toBe('2')
    app.clock.forward(1)
    expect((await guess(app, email, TEST_PASSWORD, '10.0.0.9')).status).toBe(200)
  })

  it('many at once is no way around the wait', async () => {
    const app = await testApp()
    const { email } = await app.addUser({ privilege_id: 4 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(app, email, 'no', '10.0.0.9')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  it('takes all addresses that one network of IPv6 has for the same', async () => {
    const app = await testApp()
    const { email } = await app.addUser({ privilege_id: 4 })
    for (let count = 0; count < 5; count++) await guess(app, email, 'no', `2001:db8:1:2::${count}`)
    expect((await guess(app, email, TEST_PASSWORD, '2001:db8:1:2::9')).status).toBe(429)
    expect((await guess(app, email, TEST_PASSWORD, '2001:db8:1:3::9')).status).toBe(200)
  })

  it('keeps no count that nothing asks for any more', async () => {
    const app = await testApp()
    const { email } = await app.addUser({ privilege_id: 4 })
    await guess(app, 'nobody@example.test', 'no', '10.0.0.8')
    app.clock.forward(61)
    await guess(app, email, TEST_PASSWORD, '10.0.0.9')
    expect(await app.db.select().from(login_failures)).toHaveLength(2)
  })

  it('counts a right password as no failure', async () => {
    const app = await testApp()
    const { email } = await app.addUser({ privilege_id: 4 })
    await guess(app, email, 'no', '10.0.0.9')
    await guess(app, email, TEST_PASSWORD, '10.0.0.9')
    const counts = (await app.db.select().from(login_failures)).map(({ failures }) => failures)
    expect(counts).toEqual([1, 1])
  })

  it('does not lock out after the clock was set back', async () => {
    const app = await testApp()
    const { email } = await app.addUser({ privilege_id: 4 })
    app.clock.forward(40)
    await guess(app, email, 'no', '10.0.0.9')
    app.clock.forward(-40)
    expect((await guess(app, email, TEST_PASSWORD, '10.0.0.9')).status).toBe(200)
  })

  it('slows an unknown address alike', async () => {
    const app = await testApp()
    for (let count = 0; count < 5; count++) await guess(app, 'nobody@example.test', 'no', '10.0.0.9')
    expect((await guess(app, 'nobody@example.test', 'no', '10.0.0.9')).status).toBe(429)
  })

  it('does not lock the owner of the address out on another network', async () => {
    const app = await testApp()
    const { email } = await app.addUser({ privilege_id: 4 })
    for (let count = 0; count < 20; count++) await guess(app, email, 'no', '10.0.0.9')
    expect((await guess(app, email, TEST_PASSWORD, '10.0.0.2')).status).toBe(200)
  })

  it('does not lock out a browser that has logged in before, even on the guesser’s network', async () => {
    const app = await testApp()
    const { email } = await app.addUser({ privilege_id: 4 })
    const before = await guess(app, email, TEST_PASSWORD, '10.0.0.9')
    const device =
      before.headers
        .getSetCookie()
        .find(text => text.startsWith('device='))
        ?.split(';')[0] ?? ''
    for (let count = 0; count < 20; count++) await guess(app, email, 'no', '10.0.0.9')
    expect((await guess(app, email, TEST_PASSWORD, '10.0.0.9')).status).toBe(429)
    expect((await guess(app, email, TEST_PASSWORD, '10.0.0.9', device)).status).toBe(200)
  })
})

describe('a session', () => {
  it('is verified by cookie and by bearer token alike', async () => {
    const app = await testApp()
    const { email, user_id } = await app.addUser({ privilege_id: 5 })
    const login = await app.send('/api/user/login', json({ email, password: TEST_PASSWORD }))
    const token = cookieOf(login).replace('session=', '')
    const ways: Record<string, string>[] = [{ cookie: cookieOf(login) }, { authorization: `Bearer ${token}` }]
    for (const headers of ways) {
      const response = await app.send('/api/user/token/verify', { method: 'POST', headers })
      expect(await response.json()).toMatchObject({ status: 'ok', id: user_id, role: 5 })
    }
  })

  it('stands over https in cookies that no other name of the site can set', async () => {
    const settings = { publicUrl: 'https://localhost', brand: DEFAULT_BRAND, rules: BUSINESS_RULES }
    const app = await testApp({ settings })
    const { email } = await app.addUser({ privilege_id: 4 })
    const login = await app.send('/api/user/login', json({ email, password: TEST_PASSWORD }))
    const cookies = login.headers.getSetCookie()
    expect(cookies.map(text => text.split('=')[0])).toEqual(['__Host-session', '__Host-device'])
    for (const text of cookies) expect(text).toMatch(/; Path=\/; HttpOnly; SameSite=\w+; Secure$/)
    const device = cookies[1]?.split(';')[0] ?? ''
    for (let count = 0; count < 20; count++) await guess(app, email, 'no', '10.0.0.9')
    expect((await guess(app, email, TEST_PASSWORD, '10.0.0.9', device)).status).toBe(200)
  })

  it('ends 90 minutes after login, used or not', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(4)
    app.clock.forward(89)
    await expect(api.verify()).resolves.toMatchObject({ status: 'ok' })
    app.clock.forward(1)
    await expect(api.verify()).rejects.toMatchObject({ status: 401, code: 'no_session' })
  })

  it('ends on the server at logout, and only this one', async () => {
    const app = await testApp()
    const { email } = await app.addUser({ privilege_id: 1 })
    const login = async () => (await app.client().login({ body: { email, password: TEST_PASSWORD } })).token
    const [here, elsewhere] = [await login(), await login()]
    await app.client(here).logout()
    await expect(app.client(here).verify()).rejects.toMatchObject({ status: 401 })
    await expect(app.client(elsewhere).verify()).resolves.toMatchObject({ status: 'ok' })
  })

  it('ends also where the key of an earlier log-out is sent again', async () => {
    const app = await testApp()
    const { email } = await app.addUser({ privilege_id: 1 })
    const key = { headers: { 'idempotency-key': 'log-out' } }
    for (const _time of [1, 2]) {
      const { token } = await app.client().login({ body: { email, password: TEST_PASSWORD } })
      const authorization = `Bearer ${token}`
      await app.send('/api/user/logout', { method: 'POST', headers: { ...key.headers, authorization } })
      await expect(app.client(token).verify()).rejects.toMatchObject({ status: 401 })
    }
  })

  it.each(['', 'x', 'f'.repeat(64), "' or 1=1 --"])('that was never given out (%j) is none', async token => {
    const app = await testApp()
    const response = await app.send('/api/user/token/verify', {
      method: 'POST',
      headers: { cookie: `session=${token}` },
    })
    expect(response.status).toBe(401)
  })
})

describe('the Terms of Use', () => {
  it('are accepted once, by the user alone, and the acceptance is on record', async () => {
    const app = await testApp()
    const { api, userId } = await app.loginAs(4)
    expect(await api.termsAccepted({ params: { userId } })).toEqual({
      has_accepted_terms_and_conditions: false,
    })
    const body = { has_accepted_terms_and_conditions: true } as const
    expect(await api.acceptTerms({ params: { userId }, body })).toEqual({
      updated_user: [{ user_id: userId, has_accepted_terms_and_conditions: true }],
    })
    expect(await api.termsAccepted({ params: { userId } })).toEqual({
      has_accepted_terms_and_conditions: true,
    })
    const actions = (await app.db.select().from(audit).orderBy(audit.audit_id)).map(({ action }) => action)
    expect(actions).toContain('accepted the Terms of Use')
  })

  it('cannot be accepted for somebody else, not even by an Owner', async () => {
    const app = await testApp()
    const { userId } = await app.loginAs(4)
    const owner = await app.loginAs(3)
    const accept = owner.api.acceptTerms({
      params: { userId },
      body: { has_accepted_terms_and_conditions: true },
    })
    await expect(accept).rejects.toMatchObject({ status: 404 })
    expect(await owner.api.termsAccepted({ params: { userId } })).toEqual({
      has_accepted_terms_and_conditions: false,
    })
  })
})

describe('reading a user', () => {
  it('gives role 2 clients and itself, but no colleagues', async () => {
    const app = await testApp()
    const { api, userId } = await app.loginAs(2)
    const client = await app.addUser({ privilege_id: 4 })
    const colleague = await app.addUser({ privilege_id: 1 })
    for (const id of [userId, client.user_id]) {
      expect((await api.user({ params: { userId: id } })).user).toMatchObject([{ user_id: id }])
    }
    await expect(api.user({ params: { userId: colleague.user_id } })).rejects.toMatchObject({ status: 404 })
  })

  it('never shows a password hash', async () => {
    const app = await testApp()
    const { token, userId } = await app.loginAs(3)
    const response = await app.send(`/api/user/${userId}`, { headers: { authorization: `Bearer ${token}` } })
    expect(await response.text()).not.toContain('plain:')
  })
})

it('a log line holds no address, password or token', async () => {
  const app = await testApp()
  const { token } = await app.loginAs(4)
  const lines = JSON.stringify(app.log)
  for (const secret of [token, TEST_PASSWORD, 'person1@example.test']) expect(lines).not.toContain(secret)
})
