import { RECOVERY_CODES, SECOND_FACTOR_TEXTS } from '@product/sdk/nouns/people'
import { DEFAULT_BRAND, type Role } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { audit } from '../../db/tables/record-keeping'
import { recovery_codes, second_factors } from '../../db/tables/people'
import { TEST_PASSWORD, type TestApp, testApp } from '../../testing/test-app'
import { totpCode } from '../../values/totp'

const present_password = TEST_PASSWORD

async function withFactor(role: Role, app?: TestApp) {
  const used = app ?? (await testApp())
  const { user_id, email } = await used.addUser({ privilege_id: role })
  const logIn = (code?: string) => used.client().login({ body: { email, password: TEST_PASSWORD, code } })
  const api = used.client((await logIn()).token)
  const { secret } = await api.startSecondFactor({ body: { present_password } })
  const code = () => totpCode(secret, used.clock.now())
  const { recovery_codes: recovery } = await api.confirmSecondFactor({ body: { code: code() } })
  // The next code: none counts twice.
  used.clock.forward(1)
  return { app: used, api, userId: user_id, email, logIn, code, recovery }
}

const refusal = (text: string) => ({ status: 422, code: 'invalid', issues: { code: text } })

describe('a second factor', () => {
  it('is asked for by the login, of every role that has turned it on', async () => {
    for (const role of [1, 2, 3, 4, 5] as const) {
      const { api, logIn, code } = await withFactor(role)
      await expect(logIn()).rejects.toMatchObject(refusal(SECOND_FACTOR_TEXTS.codeMissing))
      await expect(logIn('000000')).rejects.toMatchObject(refusal(SECOND_FACTOR_TEXTS.codeWrong))
      expect((await logIn(code())).role).toBe(role)
      expect(await api.secondFactor()).toMatchObject({
        recovery_codes_left: RECOVERY_CODES,
        is_required: false,
      })
    }
  })

  it('does not count before it is confirmed, and ends the sessions that the password opened', async () => {
    const app = await testApp()
    const { email } = await app.addUser({ privilege_id: 2 })
    const logIn = async () => (await app.client().login({ body: { email, password: TEST_PASSWORD } })).token
    const [here, there] = [app.client(await logIn()), app.client(await logIn())]
    const { secret, uri } = await here.startSecondFactor({ body: { present_password } })
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    await expect(here.confirmSecondFactor({ body: { code: '000000' } })).rejects.toMatchObject(
      refusal(SECOND_FACTOR_TEXTS.codeWrong),
    )
    await logIn()
    await here.confirmSecondFactor({ body: { code: totpCode(secret, app.clock.now()) } })
    await expect(there.secondFactor()).rejects.toMatchObject({ status: 401 })
    expect((await here.secondFactor()).on_since).toBe(app.clock.now().toISOString())
  })

  it('takes each code once, also two at the same time', async () => {
    const { app, logIn, code, recovery } = await withFactor(2)
    const once = code()
    const both = await Promise.allSettled([logIn(once), logIn(once)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    app.clock.forward(1)
    await logIn(code())
    const [first = ''] = recovery
    await logIn(first.toLowerCase())
    await expect(logIn(first)).rejects.toMatchObject(refusal(SECOND_FACTOR_TEXTS.codeWrong))
    expect(await app.db.select().from(recovery_codes)).toHaveLength(RECOVERY_CODES - 1)
  })

  it('is guessed at no faster than a password, and what the database holds opens nothing', async () => {
    const { app, logIn, recovery } = await withFactor(1)
    const answers: number[] = []
    for (let guess = 0; guess < 12; guess++) {
      // In between, a login that only lacks the code: it clears nothing that was counted.
      await logIn().catch(() => undefined)
      await logIn(String(guess).padStart(6, '0')).catch(({ status }) => answers.push(status))
    }
    expect(new Set(answers)).toEqual(new Set([422, 429]))
    const stored = JSON.stringify([
      await app.db.select().from(recovery_codes),
      await app.db.select().from(second_factors),
    ])
    for (const code of recovery) expect(stored).not.toContain(code.replaceAll('-', ''))
    const failed = (await app.db.select().from(audit)).filter(({ action }) =>
      action.startsWith('failed to log in'),
    )
    expect(failed.length).toBeGreaterThan(0)
  })

  it('does not tell whether there is one to whoever lacks the password', async () => {
    const { app, email } = await withFactor(2)
    const guess = app.client().login({ body: { email, password: 'a guess', code: '000000' } })
    await expect(guess).rejects.toMatchObject({ status: 401, code: 'bad_credentials' })
  })

  it('is exchanged, turned off and given new recovery codes only by who has password and code', async () => {
    const { app, api, code, recovery, logIn } = await withFactor(5)
    const wrong = { present_password: 'a guess', code: recovery[0] ?? '' }
    const without = { present_password, code: '' }
    await expect(api.startSecondFactor({ body: without })).rejects.toMatchObject({ status: 422 })
    await expect(api.newRecoveryCodes({ body: without })).rejects.toMatchObject({ status: 422 })
    await expect(api.removeSecondFactor({ body: wrong })).rejects.toMatchObject({ status: 422 })
    const made = await api.newRecoveryCodes({ body: { present_password, code: code() } })
    await expect(logIn(recovery[1])).rejects.toMatchObject({ status: 422 })
    await logIn(made.recovery_codes[1])
    app.clock.forward(1)
    const { secret } = await api.startSecondFactor({ body: { present_password, code: code() } })
    app.clock.forward(1)
    await logIn(code())
    await api.confirmSecondFactor({ body: { code: totpCode(secret, app.clock.now()) } })
    app.clock.forward(1)
    await expect(logIn(code())).rejects.toMatchObject({ status: 422 })
    await api.removeSecondFactor({ body: { present_password, code: totpCode(secret, app.clock.now()) } })
    await logIn()
    expect(await api.secondFactor()).toMatchObject({ on_since: null, recovery_codes_left: 0 })
  })

  it('that a role owes lets its people do nothing but set it up', async () => {
    const app = await testApp({
      settings: {
        publicUrl: 'http://localhost',
        brand: { ...DEFAULT_BRAND, secondFactorRoles: [1, 3] },
        rules: {} as never,
        checkAnswers: true,
      },
    })
    const free = await app.loginAs(2)
    await free.api.teamUsers()
    const { user_id, email } = await app.addUser({ privilege_id: 1 })
    const body = { email, password: TEST_PASSWORD }
    const login = await app.client().login({ body })
    expect(login.must_set_up_second_factor).toBe(true)
    const api = app.client(login.token)
    expect((await api.verify()).must_set_up_second_factor).toBe(true)
    for (const call of [
      () => api.teamUsers(),
      () => api.accountSessions(),
      () => api.user({ params: { userId: user_id } }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 403, message: SECOND_FACTOR_TEXTS.owed })
    const { secret } = await api.startSecondFactor({ body: { present_password } })
    const code = totpCode(secret, app.clock.now())
    await api.confirmSecondFactor({ body: { code } })
    await api.teamUsers()
    expect((await api.verify()).must_set_up_second_factor).toBeUndefined()
    app.clock.forward(1)
    const off = api.removeSecondFactor({
      body: { present_password, code: totpCode(secret, app.clock.now()) },
    })
    await expect(off).rejects.toMatchObject({ status: 422, issues: { form: SECOND_FACTOR_TEXTS.staysOn } })
  })

  it('is reset by who may change the account, and by nobody for oneself', async () => {
    const lost = await withFactor(3)
    const { app, userId, logIn, api } = lost
    const params = { userId }
    const administrator = await app.loginAs(1)
    const owner = await app.loginAs(3)
    await expect(administrator.api.resetSecondFactor({ params })).rejects.toMatchObject({ status: 403 })
    await expect(api.resetSecondFactor({ params })).rejects.toMatchObject({ status: 422 })
    expect(await owner.api.resetSecondFactor({ params })).toEqual({ was_on: true })
    expect(await owner.api.resetSecondFactor({ params })).toEqual({ was_on: false })
    await logIn()
    await expect(owner.api.resetSecondFactor({ params: { userId: 999 } })).rejects.toMatchObject({
      status: 404,
    })
  })
})
