import type { NewTeamUser } from '@product/sdk/nouns/people'
import { readRole, type Role, ROLE_NAMES } from '@product/sdk/values'
import type { RaRecord } from 'ra-core'
import type { AdminResource } from '../../config/admin-feature'
import { pageOfRows } from '../../data/page-of-rows'
import { listAction, onlyRow, resourceEndpoints } from '../../data/resource-endpoints'
import { InstantText } from '../../fields/InstantText'

export const TEAM_USERS = 'team-users'

/** A row of the team's list. */
export interface TeamUser extends RaRecord<number> {
  user_id: number
  name: string
  email: string
  privilege_id: Role
  last_login_at: string | null
  version: number
}

type TeamUserDraft = NewTeamUser & { version?: number }

const SORTS = ['user_id', 'name', 'email', 'privilege_id', 'last_login_at'] as const

/** The name of a privilege id; what is none of the five shows as it came. */
export const privilegeName = (privilege: unknown): string => {
  const role = readRole(privilege)
  return role === undefined ? String(privilege ?? '') : ROLE_NAMES[role]
}

/** Everybody on the team. The call answers all of them at once, so they are searched and sorted here. */
export const teamUsers: AdminResource = {
  name: TEAM_USERS,
  endpoints: resourceEndpoints<TeamUserDraft>({
    id: 'user_id',
    list: listAction({
      isWhole: true,
      access: 'teamUsers',
      sorts: SORTS,
      async run(api, query, { signal }) {
        const { admin } = await api.teamUsers({ signal })
        return pageOfRows(admin, query, { searchIn: ['name', 'email'] })
      },
    }),
    one: {
      access: 'teamUsers',
      async run(api, id, { signal }) {
        const { admin } = await api.teamUsers({ signal })
        const found = admin.find(({ user_id }) => String(user_id) === id)
        if (!found) throw new Error('This user is not on the team any more.')
        return found
      },
    },
    create: {
      access: 'createTeamUser',
      run: async (api, body, { idempotencyKey }) =>
        onlyRow((await api.createTeamUser({ body, idempotencyKey })).new_admin),
    },
    update: {
      access: 'updateUser',
      run: async (api, userId, body, { idempotencyKey }) =>
        onlyRow((await api.updateUser({ params: { userId }, body, idempotencyKey })).updated_user),
    },
    remove: { access: 'deleteUser', run: async (api, userId) => api.deleteUser({ params: { userId } }) },
  }),
  columns: [
    { source: 'user_id' },
    { source: 'name' },
    { source: 'email' },
    {
      source: 'privilege_id',
      render: ({ privilege_id }) => privilegeName(privilege_id),
      csv: ({ privilege_id }) => privilegeName(privilege_id),
    },
    { source: 'last_login_at', render: lastLogin },
  ],
  recordRepresentation: 'name',
}

function lastLogin({ last_login_at }: RaRecord) {
  return last_login_at ? <InstantText instant={last_login_at} /> : null
}
