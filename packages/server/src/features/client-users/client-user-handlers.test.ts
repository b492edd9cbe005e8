import { TEXT_FIELD_TEXTS } from '@product/sdk/contract'
import { CLIENT_PRIVILEGE_TEXT, TEAM_USER_TEXTS } from '@product/sdk/nouns/people'
import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { campaigns } from '../../db/tables/campaigns'
import { files } from '../../db/tables/files'
import { users } from '../../db/tables/people'
import { type FileStore, memoryFiles } from '../../outside/file-store'
import { type TestApp, testApp } from '../../testing/test-app'

const PASSWORD = 'a long enough password'
const PNG = Uint8Array.from('\x89PNG\r\n\x1a\n and more', character => character.charCodeAt(0))
const picture = (name = 'face.png', bytes: Uint8Array<ArrayBuffer> = PNG) => new File([bytes], name)

type Api = Awaited<ReturnType<TestApp['loginAs']>>['api']

const upload = async (api: Api, file = picture()) =>
  (await api.uploadPicture({ body: { image: file } })).uploaded_image

async function addClient(api: Api, over: object = {}) {
  const userProfileUrl = await upload(api)
  const { new_client } = await api.createClientUser({
    body: {
      name: 'Clara Client',
      email: 'clara@example.test',
      company: 'Coffee',
      password: PASSWORD,
      userProfileUrl,
      ...over,
    },
  })
  const [client] = new_client
  if (!client) throw new Error('No client was answered')
  return client
}

const media = (app: TestApp, address: string, token?: string) =>
  app.send(address, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })

describe('a new client user', () => {
  it('is stored with privilege 4, can log in, and is on record', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const client = await addClient(api)
    expect(client).toMatchObject({ user_name: 'Clara Client', privilege_id: 4, version: 1 })
    const login = await app.client().login({ body: { email: 'clara@example.test', password: PASSWORD } })
    expect(login).toMatchObject({ role: 4, has_accepted_terms_and_conditions: false })
    const { logs } = await api.activityLog({ query: { search: 'client user' } })
    expect(Object.values(logs).flat()).toMatchObject([
      { message: 'Person 1 with privilege level 1 created client user Clara Client' },
    ])
  })

  it('left empty names the email and the picture by the texts of the form', async () => {
    const app = await testApp()
    const { token } = await app.loginAs(1)
    const response = await app.send('/api/user/client', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect([response.status, await response.json()]).toEqual([
      422,
      {
        code: 'invalid',
        message: 'Client user must have an email.',
        issues: {
          email: 'Client user must have an email.',
          userProfileUrl: 'Picture is required',
          name: 'Client user must have a name.',
          password: 'A password must be provided',
        },
      },
    ])
  })

  it.each([
    [{ privilege_id: 3 }, { privilege_id: CLIENT_PRIVILEGE_TEXT }],
    [{ userProfileUrl: 'javascript:alert(1)' }, { userProfileUrl: PICTURE_TEXTS.gone }],
    [{ userProfileUrl: 'https://elsewhere.test/x.png' }, { userProfileUrl: PICTURE_TEXTS.gone }],
    [{ userProfileUrl: `/media/${'a'.repeat(64)}.png` }, { userProfileUrl: PICTURE_TEXTS.gone }],
    [{ email: 'PERSON1@example.test' }, { email: 'Another user already has this email.' }],
  ])('is refused with %j, and nothing is left of it', async (over, issues) => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    await expect(addClient(api, over)).rejects.toMatchObject({ status: 422, issues })
    expect(await app.db.$count(users, eq(users.privilege_id, 4))).toBe(0)
  })

  it('cannot take the picture of another client', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const { user_profile_image } = await addClient(api)
    await expect(
      addClient(api, { email: 'other@example.test', userProfileUrl: user_profile_image }),
    ).rejects.toMatchObject({ issues: { userProfileUrl: PICTURE_TEXTS.gone } })
  })
})

describe('changing a client user', () => {
  it('is open to Administrators, and keeps the privilege', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const { user_id, user_profile_image } = await addClient(api)
    const { updated_user } = await api.updateUser({
      params: { userId: user_id },
      body: {
        name: 'Clara Changed',
        email: 'clara@example.test',
        company: null,
        privilege_id: 4,
        password: '',
        userProfileUrl: user_profile_image,
      },
    })
    expect(updated_user).toMatchObject([
      { name: 'Clara Changed', company: null, user_profile_image, version: 2 },
    ])
    await expect(
      api.updateUser({ params: { userId: user_id }, body: { privilege_id: 2 } }),
    ).rejects.toMatchObject({ status: 422, issues: { privilege_id: 'A client user stays a client user.' } })
  })

  it.each([
    [{ email: '' }, { email: 'Client user must have an email.' }],
    [{ userProfileUrl: '' }, { userProfileUrl: 'Picture is required' }],
    [{ userProfileUrl: null }, { userProfileUrl: 'Picture is required' }],
  ])('to %j is refused', async (body, issues) => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    const { user_id } = await addClient(api)
    await expect(api.updateUser({ params: { userId: user_id }, body })).rejects.toMatchObject({
      status: 422,
      issues,
    })
  })

  it('who has no picture yet asks for one', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    const { user_id } = await app.addUser({ privilege_id: 4 })
    const edit = (body: object) => api.updateUser({ params: { userId: user_id }, body })
    await expect(edit({ name: 'Carl' })).rejects.toMatchObject({
      issues: { userProfileUrl: 'Picture is required' },
    })
    await expect(edit({ name: 'Carl', userProfileUrl: await upload(api) })).resolves.toBeDefined()
  })

  it('to another picture lets the former one go', async () => {
    const app = await testApp()
    const { api, token } = await app.loginAs(3)
    const { user_id, user_profile_image } = await addClient(api)
    const userProfileUrl = await upload(api)
    await api.updateUser({ params: { userId: user_id }, body: { userProfileUrl } })
    expect((await media(app, user_profile_image, token)).status).toBe(404)
    app.clock.forward(1)
    await upload(api)
    expect(await app.db.$count(files, isNull(files.user_id))).toBe(1)
    expect((await media(app, userProfileUrl, token)).status).toBe(200)
  })

  it('that is deleted leaves the campaigns, ends the sessions and takes the picture along', async () => {
    const app = await testApp()
    const { api, token } = await app.loginAs(1)
    const { user_id, user_profile_image } = await addClient(api)
    const login = await app.client().login({ body: { email: 'clara@example.test', password: PASSWORD } })
    await app.db.insert(campaigns).values({
      campaign_id: 71,
      name: 'Summer',
      user_id,
      start_date: new Date('2026-05-01'),
      end_date: new Date('2026-06-01'),
    })
    expect(await api.deleteUser({ params: { userId: user_id } })).toEqual({
      deleted_user: [{ user_id, name: 'Clara Client' }],
    })
    await expect(app.client(login.token).verify()).rejects.toMatchObject({ status: 401 })
    expect(await app.db.select({ user: campaigns.user_id }).from(campaigns)).toEqual([{ user: null }])
    expect((await media(app, user_profile_image, token)).status).toBe(404)
    app.clock.forward(1)
    await upload(api)
    expect(await app.db.$count(files, isNull(files.user_id))).toBe(1)
  })
})

describe('the list of client users', () => {
  async function withClients(count: number, over: (index: number) => object = () => ({})) {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    for (let index = 0; index < count; index++) {
      await app.addUser({ privilege_id: 4, name: 'Same Name', ...over(index) })
    }
    return { app, api }
  }

  it('carries each client’s campaigns and the last login', async () => {
    const { app, api } = await withClients(2)
    const [one] = (await api.clientUsers()).clients
    const dates = { start_date: new Date('2026-05-01'), end_date: new Date('2026-06-01') }
    await app.db.insert(campaigns).values([
      { campaign_id: 2, name: 'B', user_id: one?.user_id, ...dates },
      { campaign_id: 1, name: 'A', user_id: one?.user_id, ...dates },
    ])
    const { clients, rowCount } = await api.clientUsers()
    expect(rowCount).toBe(2)
    expect(clients.map(client => client.campaigns)).toEqual([
      [
        { campaign_id: 1, name: 'A' },
        { campaign_id: 2, name: 'B' },
      ],
      [],
    ])
  })

  it('narrowed to an id holds that client user or none', async () => {
    const { api } = await withClients(3)
    const { clients } = await api.clientUsers({})
    const user_id = clients[1]?.user_id ?? 0
    expect((await api.clientUsers({ query: { user_id } })).clients).toEqual([clients[1]])
    expect(await api.clientUsers({ query: { user_id: 0 } })).toEqual({ clients: [], rowCount: 0 })
  })

  it('of 25 equal names gives 25 ids over three pages, both ways and by every column', async () => {
    const { api } = await withClients(25)
    for (const sortBy of ['user_name', 'email', 'company', 'user_id'] as const) {
      for (const sortOrder of ['asc', 'DESC'] as const) {
        const ids: number[] = []
        for (const page of [0, 1, 2]) {
          const { clients } = await api.clientUsers({ query: { sortBy, sortOrder, page } })
          ids.push(...clients.map(({ user_id }) => user_id))
        }
        expect(new Set(ids).size).toBe(25)
      }
    }
  })

  it.each([
    ['same', 3],
    ['PERSON2@', 1],
    ['coffee', 1],
    ['%', 1],
    ['_', 0],
    ['\\', 0],
  ])('is searched for %j in name, email and company', async (search, found) => {
    const companies = ['Coffee & Co', '100% Juice', null]
    const { api } = await withClients(3, index => ({ company: companies[index] }))
    const { rowCount, clients } = await api.clientUsers({ query: { search } })
    expect([rowCount, clients.length]).toEqual([found, found])
    expect((await api.allClientUsers({ query: { search } })).clients).toHaveLength(found)
  })

  it('of 1,000 characters to search for is refused with a text', async () => {
    const { api } = await withClients(1)
    await expect(api.clientUsers({ query: { search: 'x'.repeat(1000) } })).rejects.toMatchObject({
      status: 400,
      message: 'A search has at most 200 characters.',
    })
  })

  it('to choose from holds everybody by name, or as many as asked for', async () => {
    const { api } = await withClients(3, index => ({ name: ['b', 'A', 'c'][index] }))
    const names = (await api.allClientUsers()).clients.map(({ user_name }) => user_name)
    expect(names).toEqual(['A', 'b', 'c'])
    expect((await api.allClientUsers({ query: { limit: 2 } })).clients).toHaveLength(2)
  })
})

describe('an uploaded picture', () => {
  it('is seen by staff whose pages show clients and by the client whose it is, by nobody else', async () => {
    const app = await testApp()
    const staff = await app.loginAs(1)
    const { user_profile_image } = await addClient(staff.api)
    const own = await app.client().login({ body: { email: 'clara@example.test', password: PASSWORD } })
    const other = await app.loginAs(4)
    const answer = await media(app, user_profile_image, own.token)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toMatch(/^private/)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG)
    for (const role of [2, 3]) {
      expect((await media(app, user_profile_image, (await app.loginAs(role)).token)).status).toBe(200)
    }
    const communication = await app.loginAs(5)
    for (const token of [other.token, communication.token, undefined]) {
      const refused = await media(app, user_profile_image, token)
      expect([refused.status, await refused.json()]).toEqual([
        404,
        { code: 'not_found', message: 'This file was not found.' },
      ])
    }
  })

  it.each(['x.png', '..%2f..%2fetc%2fpasswd', `${'a'.repeat(64)}.png`, '%00'])(
    'of the name %s is not there',
    async name => {
      const app = await testApp()
      const { token } = await app.loginAs(3)
      expect((await media(app, `/media/${name}`, token)).status).toBe(404)
    },
  )

  it('is refused when it is larger than 20 MB, when it is missing, and when it is no file', async () => {
    const app = await testApp()
    const { api, token } = await app.loginAs(3)
    const large = new Uint8Array(20 * 1_048_576 + 1)
    large.set(PNG)
    await expect(upload(api, picture('a.png', large))).rejects.toMatchObject({
      status: 413,
      message: 'The picture is larger than 20 MB.',
    })
    const missing = await app.send('/api/user/upload-media', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'test' },
      body: (() => {
        const form = new FormData()
        form.set('image', 'text')
        return form
      })(),
    })
    expect([missing.status, await missing.json()]).toMatchObject([422, { message: 'Picture is required' }])
  })

  it('is stored once for one key', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    const send = () => api.uploadPicture({ body: { image: picture() }, idempotencyKey: 'one' })
    const first = await send()
    expect(await send()).toEqual(first)
    await expect(
      api.uploadPicture({
        body: { image: picture('b.png', new Uint8Array([...PNG, 1])) },
        idempotencyKey: 'one',
      }),
    ).rejects.toMatchObject({ status: 409 })
  })

  it('that nobody took up is swept away after a day', async () => {
    const app = await testApp()
    const { api, token } = await app.loginAs(3)
    const address = await upload(api)
    app.clock.forward(80)
    await upload(api)
    expect((await media(app, address, token)).status).toBe(200)
    app.clock.forward(24 * 60)
    const again = await app.loginAs(3)
    await upload(again.api)
    expect((await media(app, address, again.token)).status).toBe(404)
    expect(await app.db.$count(files)).toBe(1)
  })

  it('that the store did not take leaves no record in use', async () => {
    const failing: FileStore = { ...memoryFiles(), put: () => Promise.reject(new Error('disk full')) }
    const app = await testApp({ files: failing })
    const { api } = await app.loginAs(3)
    await expect(upload(api)).rejects.toMatchObject({ status: 500 })
    const [left] = await app.db.select().from(files)
    expect(left?.expires_at).not.toBeNull()
  })
})

describe('an address in two spellings', () => {
  const [ONE_SIGN, TWO_SIGNS] = ['caf\u00e9', 'cafe\u0301']

  it('is one account, whichever is typed, and logs in by both', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    await addClient(api, { email: `${TWO_SIGNS}@example.test` })
    await expect(addClient(api, { email: `${ONE_SIGN}@example.test` })).rejects.toMatchObject({
      status: 422,
      issues: { email: TEAM_USER_TEXTS.emailTaken },
    })
    for (const spelling of [ONE_SIGN, TWO_SIGNS]) {
      const login = await app
        .client()
        .login({ body: { email: `${spelling}@example.test`, password: PASSWORD } })
      expect(login).toMatchObject({ role: 4 })
    }
  })

  it('and a name too is found by both, also where a program wrote its signs as escapes', async () => {
    const app = await testApp()
    const { api, token } = await app.loginAs(1)
    const userProfileUrl = await upload(api)
    const body = JSON.stringify({
      name: `Rita ${TWO_SIGNS}`,
      email: 'rita@example.test',
      password: PASSWORD,
      userProfileUrl,
    })
    const made = await app.send('/api/user/client', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body.replaceAll('\u0301', String.raw`\u0301`),
    })
    expect(made.status).toBe(200)
    for (const spelling of [ONE_SIGN, TWO_SIGNS]) {
      const { clients } = await api.clientUsers({ query: { search: spelling } })
      expect(clients.map(({ user_name }) => user_name)).toEqual([`Rita ${ONE_SIGN}`])
    }
  })

  it('with signs that are not seen is none', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    await expect(addClient(api, { email: 'cla\u200Bra@example.test' })).rejects.toMatchObject({
      issues: { email: TEXT_FIELD_TEXTS.unseen },
    })
  })
})
