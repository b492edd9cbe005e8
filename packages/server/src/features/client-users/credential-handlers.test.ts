import { describe, expect, it } from 'vitest'
import { credentials } from '../../db/tables/people'
import { testApp } from '../../testing/test-app'

const BODY = { name: 'Dora', company: 'Coffee', email: 'dora@example.test' }

async function withClient() {
  const app = await testApp()
  const { api } = await app.loginAs(1)
  const { user_id } = await app.addUser({ privilege_id: 4, name: 'Clara' })
  const params = { userId: user_id }
  const add = async (body: object = BODY) => {
    const [added] = (await api.createCredential({ params, body: { ...BODY, ...body } })).new_credential
    if (!added) throw new Error('No credential was answered')
    return added
  }
  return { app, api, params, add, userId: user_id }
}

describe('the credentials of a client', () => {
  it('are added and listed by name, blank names last', async () => {
    const { api, params, add, userId } = await withClient()
    await add({ name: 'b' })
    await add({ name: ' ' })
    const { new_credential } = await api.createCredential({ params, body: { ...BODY, name: 'A' } })
    expect(new_credential).toEqual([
      { credential_id: 3, user_id: userId, name: 'A', company: 'Coffee', email: BODY.email, version: 1 },
    ])
    const listed = (await api.credentials({ params })).credentials
    expect(listed.map(({ name, company }) => [name, company])).toEqual([
      ['A', 'Coffee'],
      ['b', 'Coffee'],
      [null, 'Coffee'],
    ])
  })

  it('need an email', async () => {
    const { api, params, app } = await withClient()
    for (const email of ['', '   ']) {
      await expect(api.createCredential({ params, body: { ...BODY, email } })).rejects.toMatchObject({
        status: 422,
        message: 'Credential must have an email.',
        issues: { email: 'Credential must have an email.' },
      })
    }
    expect(await app.db.$count(credentials)).toBe(0)
  })

  it('belong to client users only', async () => {
    const { api, app } = await withClient()
    const staff = await app.addUser({ privilege_id: 2 })
    for (const userId of [staff.user_id, 999]) {
      await expect(api.credentials({ params: { userId } })).rejects.toMatchObject({ status: 404 })
      await expect(api.createCredential({ params: { userId }, body: BODY })).rejects.toMatchObject({
        status: 404,
      })
    }
  })

  it('are changed, and a stale change gets what is stored', async () => {
    const { api, add } = await withClient()
    const { credential_id } = await add()
    const params = { credentialId: credential_id }
    const { updated_credential } = await api.updateCredential({
      params,
      body: { ...BODY, name: 'Theirs', version: 1 },
    })
    expect(updated_credential).toMatchObject([{ name: 'Theirs', version: 2 }])
    await expect(
      api.updateCredential({ params, body: { ...BODY, name: 'Mine', version: 1 } }),
    ).rejects.toMatchObject({ status: 409, stored: { name: 'Theirs', version: 2 } })
    await expect(api.updateCredential({ params, body: { email: '' } })).rejects.toMatchObject({
      status: 422,
      message: 'Credential must have an email.',
    })
  })

  it('are deleted, one by one or with the client', async () => {
    const { api, app, add, userId } = await withClient()
    const [one] = [await add(), await add()]
    const params = { credentialId: one.credential_id }
    expect((await api.deleteCredential({ params })).deleted_credential).toMatchObject([BODY])
    await expect(api.deleteCredential({ params })).rejects.toMatchObject({ status: 404 })
    await api.deleteUser({ params: { userId } })
    expect(await app.db.$count(credentials)).toBe(0)
  })

  it('leave a trace with the client’s name', async () => {
    const { api, add } = await withClient()
    const { credential_id } = await add()
    await api.updateCredential({
      params: { credentialId: credential_id },
      body: { ...BODY, name: 'Dorothy' },
    })
    await api.deleteCredential({ params: { credentialId: credential_id } })
    const { logs } = await api.activityLog({ query: { search: 'credential' } })
    expect(
      Object.values(logs)
        .flat()
        .map(({ action, changes }) => [action, changes.length]),
    ).toEqual([
      ['deleted the credential Dorothy', 5],
      ['updated the credential Dorothy', 1],
      ['created the credential Dora of Clara', 5],
    ])
  })
})
