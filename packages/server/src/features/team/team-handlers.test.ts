import { activityEntries } from '@product/sdk/features/team'
import { activityPlaceOf } from '@product/sdk/nouns/record-keeping'
import { PASSWORD_TEXTS, TEAM_RULE_TEXTS } from '@product/sdk/nouns/people'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, users } from '../../db/tables/people'
import { audit } from '../../db/tables/record-keeping'
import { TEST_PASSWORD, type TestApp, testApp } from '../../testing/test-app'

const PASSWORD = 'a long enough password'
const person = (over: object = {}) => ({
  name: 'Nora New',
  email: 'nora@example.test',
  privilege_id: 2 as const,
  password: PASSWORD,
  ...over,
})

const stored = async (app: TestApp, id: number) =>
  (await app.db.select().from(users).where(eq(users.user_id, id)))[0]

const params = (userId: number) => ({ params: { userId } })
const refused = (status: number, issues?: Record<string, string>) => ({ status, ...(issues && { issues }) })

describe('the team', () => {
  it('is listed by name, without clients and without hashes', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    await app.addUser({ privilege_id: 4 })
    await app.addUser({ privilege_id: 2, name: 'aaron' })
    const { admin } = await api.teamUsers()
    expect(admin).toEqual([
      {
        user_id: expect.any(Number),
        name: 'aaron',
        email: expect.any(String),
        privilege_id: 2,
        version: 1,
        last_login_at: null,
      },
      expect.objectContaining({ privilege_id: 3, last_login_at: '2026-05-20T17:00:00.000Z' }),
    ])
  })

  it('is known to roles 2 and 5 without the last logins', async () => {
    const app = await testApp()
    await app.loginAs(3)
    for (const role of [2, 5]) {
      const { api } = await app.loginAs(role)
      expect((await api.teamUsers()).admin.map(user => user.last_login_at)).not.toContain(
        '2026-05-20T17:00:00.000Z',
      )
    }
  })

  it('gets a new user, who can log in, and the activity says so', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    const { new_admin } = await api.createTeamUser({ body: person({ privilege_id: 5 }) })
    expect(new_admin).toEqual([
      {
        user_id: expect.any(Number),
        name: 'Nora New',
        email: 'nora@example.test',
        privilege_id: 5,
        version: 1,
      },
    ])
    const login = await app.client().login({ body: { email: 'NORA@example.test', password: PASSWORD } })
    expect(login.role).toBe(5)
    const [latest] = await app.db.select().from(audit).where(eq(audit.entity, 'user'))
    expect(latest?.message).toBe('Person 1 with privilege level 3 created team user Nora New')
    expect(JSON.stringify(latest)).not.toContain('plain:')
  })

  it.each([1, 3, 5] as const)('gets privilege %i from no Administrator', async privilege_id => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    await expect(api.createTeamUser({ body: person({ privilege_id }) })).rejects.toMatchObject({
      status: 403,
      message: TEAM_RULE_TEXTS.ownersAssign,
    })
    await expect(api.createTeamUser({ body: person() })).resolves.toMatchObject({ new_admin: [{}] })
  })

  it.each([
    ['nothing', {}, { name: 'A name must be provided', email: 'An email must be provided' }],
    ['privilege 4', person({ privilege_id: 4 }), { privilege_id: TEAM_RULE_TEXTS.staysTeam }],
    ['privilege 6', person({ privilege_id: 6 }), { privilege_id: 'Please choose a privilege.' }],
    ['a short password', person({ password: 'seven77' }), { password: PASSWORD_TEXTS.short }],
    ['a common password', person({ password: 'Password1' }), { password: PASSWORD_TEXTS.common }],
    ['a name of 10,000 characters', person({ name: 'x'.repeat(10_000) }), { name: expect.any(String) }],
    ['a control character', person({ name: 'a\u0000b' }), { name: expect.any(String) }],
    ['no email address', person({ email: 'nora' }), { email: 'This is not an email address.' }],
  ])('refuses a new user with %s', async (_, body, issues) => {
    const app = await testApp()
    const { token } = await app.loginAs(3)
    const response = await app.send('/api/user/admin', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'invalid', issues: expect.objectContaining(issues) }),
    ])
  })

  it.each(['<script>alert(1)</script>', 'Ünal 🚚', 'نورا', "'; drop table users; --"])(
    'keeps the name %s as text',
    async name => {
      const app = await testApp()
      const { api } = await app.loginAs(3)
      const { new_admin } = await api.createTeamUser({ body: person({ name }) })
      expect(new_admin[0]?.name).toBe(name)
    },
  )

  it('has each email once, whatever the case', async () => {
    const app = await testApp()
    const { api, userId } = await app.loginAs(3)
    const taken = (await stored(app, userId))?.email.toUpperCase()
    const issues = { email: 'Another user already has this email.' }
    await expect(api.createTeamUser({ body: person({ email: taken }) })).rejects.toMatchObject(
      refused(422, issues),
    )
    const other = await app.addUser({ privilege_id: 2 })
    await expect(api.updateUser({ ...params(other.user_id), body: { email: taken } })).rejects.toMatchObject(
      refused(422, issues),
    )
  })

  it('adds a user once for one key', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    const add = () => api.createTeamUser({ body: person(), idempotencyKey: 'one' })
    expect(await add()).toEqual(await add())
    expect((await api.teamUsers()).admin).toHaveLength(2)
  })
})

describe('changing a team user', () => {
  it('answers the new record, and leaves what was not sent', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    const { user_id, email } = await app.addUser({ privilege_id: 2 })
    const { updated_user } = await api.updateUser({
      ...params(user_id),
      body: { name: 'Renamed', password: '', version: 1 },
    })
    expect(updated_user).toEqual([
      {
        user_id,
        name: 'Renamed',
        email,
        privilege_id: 2,
        company: null,
        user_profile_image: null,
        version: 2,
      },
    ])
    await expect(app.client().login({ body: { email, password: TEST_PASSWORD } })).resolves.toMatchObject({
      user: 'Renamed',
    })
  })

  it.each([1, 3, 5])('of privilege %i is for Owners', async privilege_id => {
    const app = await testApp()
    const administrator = await app.loginAs(1)
    const owner = await app.loginAs(3)
    const { user_id } = await app.addUser({ privilege_id })
    const edit = { ...params(user_id), body: { name: 'Changed' } }
    await expect(administrator.api.updateUser(edit)).rejects.toMatchObject({
      status: 403,
      message: TEAM_RULE_TEXTS.ownersOnly,
    })
    await expect(administrator.api.deleteUser(params(user_id))).rejects.toMatchObject({ status: 403 })
    await expect(owner.api.updateUser(edit)).resolves.toMatchObject({ updated_user: [{ name: 'Changed' }] })
    await expect(owner.api.deleteUser(params(user_id))).resolves.toEqual({
      deleted_user: [{ user_id, name: 'Changed' }],
    })
  })

  it('raises nobody through an Administrator, and makes nobody a client', async () => {
    const app = await testApp()
    const administrator = await app.loginAs(1)
    const owner = await app.loginAs(3)
    const { user_id } = await app.addUser({ privilege_id: 2 })
    for (const privilege_id of [1, 3, 5]) {
      await expect(
        administrator.api.updateUser({ ...params(user_id), body: { privilege_id } }),
      ).rejects.toMatchObject({ status: 403 })
    }
    for (const { api } of [administrator, owner]) {
      await expect(api.updateUser({ ...params(user_id), body: { privilege_id: 4 } })).rejects.toMatchObject(
        refused(422, { privilege_id: TEAM_RULE_TEXTS.staysTeam }),
      )
    }
    expect((await stored(app, user_id))?.privilege_id).toBe(2)
  })

  it('never takes the last Owner away', async () => {
    const app = await testApp()
    const { api, userId } = await app.loginAs(3)
    const demote = { ...params(userId), body: { privilege_id: 2 } }
    await expect(api.updateUser(demote)).rejects.toMatchObject(
      refused(422, { privilege_id: TEAM_RULE_TEXTS.lastOwner }),
    )
    await expect(api.deleteUser(params(userId))).rejects.toMatchObject(
      refused(422, { user_id: TEAM_RULE_TEXTS.yourself }),
    )
    await app.addUser({ privilege_id: 3 })
    await expect(api.updateUser(demote)).resolves.toMatchObject({ updated_user: [{ privilege_id: 2 }] })
  })

  it('keeps one Owner when two take the privilege from each other at once', async () => {
    const app = await testApp()
    const [one, two] = [await app.loginAs(3), await app.loginAs(3)]
    const outcomes = await Promise.allSettled([
      one.api.updateUser({ ...params(two.userId), body: { privilege_id: 2 } }),
      two.api.updateUser({ ...params(one.userId), body: { privilege_id: 2 } }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await app.db.$count(users, eq(users.privilege_id, 3))).toBe(1)
  })

  it('on a record that somebody else changed answers what is stored', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    const { user_id } = await app.addUser({ privilege_id: 2 })
    await api.updateUser({ ...params(user_id), body: { name: 'Theirs', version: 1 } })
    await expect(
      api.updateUser({ ...params(user_id), body: { name: 'Mine', version: 1 } }),
    ).rejects.toMatchObject({ status: 409, stored: { name: 'Theirs', version: 2 } })
  })

  it.each([
    ['a new password', { password: PASSWORD }],
    ['a new privilege', { privilege_id: 5 }],
  ])('to %s ends the sessions of that user', async (_, body) => {
    const app = await testApp()
    const owner = await app.loginAs(3)
    const other = await app.loginAs(2)
    await owner.api.updateUser({ ...params(other.userId), body })
    await expect(other.api.verify()).rejects.toMatchObject({ status: 401 })
    await expect(owner.api.verify()).resolves.toMatchObject({ status: 'ok' })
  })

  it('leaves who changes the own password logged in here, and nowhere else', async () => {
    const app = await testApp()
    const { api, userId } = await app.loginAs(3)
    const { email } = (await stored(app, userId)) ?? { email: '' }
    const elsewhere = await app.client().login({ body: { email, password: TEST_PASSWORD } })
    await api.updateUser({ ...params(userId), body: { password: PASSWORD } })
    await expect(api.verify()).resolves.toMatchObject({ status: 'ok' })
    await expect(app.client(elsewhere.token).verify()).rejects.toMatchObject({ status: 401 })
  })

  it.each([
    [{}, { form: expect.stringContaining('Nothing to change') }],
    [{ name: ' ' }, { name: 'A name must be provided' }],
    [{ email: '' }, { email: 'An email must be provided' }],
    [{ password: 'football' }, { password: PASSWORD_TEXTS.common }],
  ])('with %j is refused', async (body, issues) => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    const { user_id } = await app.addUser({ privilege_id: 2 })
    await expect(api.updateUser({ ...params(user_id), body })).rejects.toMatchObject({ status: 422, issues })
  })

  it('that does not exist answers 404', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    await expect(api.updateUser({ ...params(99), body: { name: 'x' } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(api.deleteUser(params(99))).rejects.toMatchObject({ status: 404 })
  })

  it('that is deleted ends the sessions, and the activity keeps the name', async () => {
    const app = await testApp()
    const owner = await app.loginAs(3)
    const other = await app.loginAs(2)
    await owner.api.deleteUser(params(other.userId))
    await expect(other.api.verify()).rejects.toMatchObject({ status: 401 })
    expect(await app.db.$count(sessions, eq(sessions.user_id, other.userId))).toBe(0)
    const { logs } = await owner.api.activityLog({ query: { search: 'deleted' } })
    expect(activityEntries(logs).map(({ message }) => message)).toEqual([
      'Person 1 with privilege level 3 deleted team user Person 2',
    ])
  })
})

describe('the activity log', () => {
  it('is grouped by the day in Los Angeles, the latest first, and shows what changed', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    const { user_id } = await app.addUser({ privilege_id: 2, name: 'Uma' })
    app.clock.forward(13 * 60)
    const again = await app
      .client()
      .login({ body: { email: 'person1@example.test', password: TEST_PASSWORD } })
    await app
      .client(again.token)
      .updateUser({ ...params(user_id), body: { name: 'Ulla', password: PASSWORD } })
    app.clock.forward(60)
    const { logs, rowCount } = await app.client(again.token).activityLog()
    expect(rowCount).toBe(3)
    expect(Object.entries(logs).map(([day, entries]) => [day, entries.map(({ action }) => action)])).toEqual([
      ['2026-05-20', ['updated team user Ulla', 'logged in', 'logged in']],
    ])
    expect(activityEntries(logs)[0]).toMatchObject({
      message: 'Person 1 with privilege level 3 updated team user Ulla',
      timestamp: '2026-05-21T06:00:00.000Z',
      user: 'Person 1',
      privilege_id: 3,
      entity: 'user',
      entity_id: String(user_id),
      changes: [
        { field: 'name', before: 'Uma', after: 'Ulla' },
        { field: 'password', before: '••••', after: '•••• (changed)' },
      ],
    })
    await expect(api.activityLog()).rejects.toMatchObject({ status: 401 })
  })

  it('is paged without holes or doubles where many entries share an instant, both ways', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    for (let count = 0; count < 24; count++) {
      await api.createTeamUser({ body: person({ email: `n${count}@example.test` }) })
    }
    for (const sortOrder of ['asc', 'desc'] as const) {
      const ids: number[] = []
      const ends: string[] = []
      for (const page of [0, 1, 2]) {
        const asked = { page, pageSize: 10, sortOrder }
        const { logs, rowCount } = await api.activityLog({ query: asked })
        expect(rowCount).toBe(25)
        const followed = await api.activityLog({ query: { ...asked, after: ends.at(-1) } })
        expect(followed).toEqual({ logs, rowCount })
        ids.push(...activityEntries(logs).map(({ id }) => id))
        ends.push(...activityEntries(logs).slice(-1).map(activityPlaceOf))
      }
      const next = { pageSize: 10, sortOrder, after: ends[0] }
      const { logs } = await api.activityLog({ query: next })
      expect(activityEntries(logs).map(({ id }) => id)).toEqual(ids.slice(10, 20))
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => (sortOrder === 'asc' ? a - b : b - a)))
      expect(ids).toHaveLength(25)
    }
  })

  it.each([
    ['NORA', 1],
    ['privilege level 3', 2],
    ['100%', 0],
    ['_', 0],
    ["'", 0],
    ['   ', 2],
    ['a\u0000b', 0],
  ])('is searched for %j', async (search, found) => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    await api.createTeamUser({ body: person() })
    expect((await api.activityLog({ query: { search } })).rowCount).toBe(found)
  })
})
