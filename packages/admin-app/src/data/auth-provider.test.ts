import type { Role } from '@product/sdk/values'
import { HttpError } from 'ra-core'
import { describe, expect, it } from 'vitest'
import { createSession } from '../session/session'
import { createAuthProvider } from './auth-provider'
import { resourceEndpoints } from './resource-endpoints'

const run = async () => ({})
const resources = {
  team: resourceEndpoints({
    id: 'user_id',
    list: { access: 'teamUsers', sorts: [], run: async () => ({ rows: [], rowCount: 0 }) },
    create: { access: 'createTeamUser', run },
    update: { access: 'updateUser', run },
  }),
  garages: resourceEndpoints({
    id: 'id',
    list: { access: [2], sorts: [], run: async () => ({ rows: [], rowCount: 0 }) },
  }),
}

async function signedIn(role: Role) {
  const left: string[] = []
  const session = createSession({
    verify: async () => ({
      status: 'ok',
      id: 7,
      user: 'Ann',
      role,
      expires_at: '2025-01-01T01:30:00.000Z',
      now: '2025-01-01T00:00:00.000Z',
    }),
    heard: () => undefined,
    leave: path => left.push(path),
    here: () => '/dashboard/admin/drive',
    now: () => 0,
    forget: () => undefined,
  })
  const auth = createAuthProvider(session, resources)
  await auth.checkAuth({})
  return { auth, session, left }
}

describe('what a role may do', () => {
  it.each([
    [3, 'team', 'create', true],
    [1, 'team', 'edit', true],
    [2, 'team', 'list', true],
    [2, 'team', 'edit', false],
    [5, 'team', 'create', false],
    [3, 'team', 'delete', false],
    [2, 'garages', 'list', true],
    [3, 'garages', 'list', false],
    [3, 'ghosts', 'list', false],
    [3, 'team', 'frobnicate', false],
  ] as [Role, string, string, boolean][])(
    'is read off the contract: %i, %s, %s: %s',
    async (role, resource, action, may) => {
      const { auth } = await signedIn(role)
      expect(await auth.canAccess?.({ resource, action })).toBe(may)
    },
  )
})

describe('an error of a call', () => {
  it('starts the expiry on a 401, and does not pretend that the call went well', async () => {
    const { auth, session } = await signedIn(1)
    await expect(auth.checkError(new HttpError('Please log in.', 401))).resolves.toBeUndefined()
    expect(session.get().status).toBe('expired')
  })

  it.each([403, 404, 409, 422, 500])('leaves the session alone on a %i', async status => {
    const { auth, session } = await signedIn(1)
    await auth.checkError(new HttpError('No.', status))
    expect(session.get().status).toBe('in')
  })
})

it('the identity is the session’s', async () => {
  const { auth } = await signedIn(5)
  expect(await auth.getIdentity?.()).toEqual({ id: 7, fullName: 'Ann' })
  expect(await auth.getPermissions?.({})).toBe(5)
})

it('logging out is a page of the other app', async () => {
  const { auth, left } = await signedIn(1)
  expect(await auth.logout({})).toBe(false)
  expect(left).toEqual(['/dashboard/logout'])
})
