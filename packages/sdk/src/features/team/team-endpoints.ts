import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { id, idParam } from '../../contract/id-param'
import { pagedQuery } from '../../contract/paged-list'
import { answerShape } from '../../contract/record-schemas'
import { CLIENT_USER_FIELDS } from '../../nouns/people/client-user-fields'
import { ACTIVITY_PLACE, readActivityPlace } from '../../nouns/record-keeping/activity-place'
import { TEAM_USER_FIELDS } from '../../nouns/people/team-user-fields'
import { newTeamUser } from '../../nouns/people/team-user'
import { userEdit } from '../../nouns/people/user-edit'
import { privilege } from '../../nouns/people/user-fields'

const NO_PLACE = 'The place of an entry is its timestamp, an underscore and its id.'

const activityPlace = z
  .string()
  .regex(ACTIVITY_PLACE, NO_PLACE)
  .transform((text, context) => {
    const place = readActivityPlace(text)
    if (place !== undefined) return place
    context.addIssue({ code: 'custom', message: NO_PLACE })
    return z.NEVER
  })

const account = {
  user_id: id<'user'>(),
  ...answerShape(TEAM_USER_FIELDS),
  privilege_id: privilege,
  version: z.number().int(),
}

/** A user of either kind: what only client users have is null of the others. */
const savedUser = z.object({ ...account, ...answerShape(CLIENT_USER_FIELDS) })

const activityEntry = z.object({
  id: z.number().int(),
  message: z.string(),
  /** UTC instant. */
  timestamp: z.iso.datetime(),
  user: z.string(),
  privilege_id: z.number().int().nullable(),
  action: z.string(),
  /** The client within whose dashboard it happened. */
  client: z.string().nullable(),
  entity: z.string(),
  entity_id: z.string().nullable(),
  /** Fields that changed; private ones are masked. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** So many entries stand below this one: the vendors and trucks of an import. */
  parts: z.number().int(),
})

export type ActivityEntry = z.output<typeof activityEntry>

/** One day in Los Angeles holds what happened on it. */
const activityDays = z.record(z.iso.date(), z.array(activityEntry))

export type ActivityDays = z.output<typeof activityDays>

const managers = { all: [1, 3] } as const
const userId = z.object({ userId: idParam<'user'>() })

/** Spec: client dashboard, 7; decisions, "Access". Who may change whom says who-may-edit.ts. */
export const teamEndpoints = {
  teamUsers: endpoint({
    method: 'GET',
    path: '/user/admin',
    summary: 'Everybody on the team, by name. The last login is given to roles 1 and 3.',
    access: { all: [1, 2, 3, 5] },
    answer: z.object({
      admin: z.array(z.object({ ...account, last_login_at: z.iso.datetime().nullable() })),
    }),
  }),
  createTeamUser: endpoint({
    method: 'POST',
    path: '/user/admin',
    summary: 'Add a team user. Only an Owner gives the privileges 1, 3 and 5.',
    access: managers,
    body: newTeamUser,
    answer: z.object({ new_admin: z.array(z.object(account)) }),
    errors: ['invalid'],
  }),
  updateUser: endpoint({
    method: 'PUT',
    path: '/user/{userId}',
    summary:
      "Change a team user or a client user; fields that are left out stay. A new privilege or password ends the user's sessions.",
    access: managers,
    params: userId,
    body: userEdit,
    answer: z.object({ updated_user: z.array(savedUser) }),
    stored: savedUser,
    errors: ['invalid', 'conflict'],
  }),
  resetSecondFactor: endpoint({
    method: 'DELETE',
    path: '/user/{userId}/second-factor',
    summary: 'Ours: turn off the second factor of somebody who lost it. Nobody does so for oneself.',
    access: managers,
    params: userId,
    answer: z.object({
      /** False where there was none. */
      was_on: z.boolean(),
    }),
    errors: ['invalid'],
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/user/{userId}',
    summary: 'Delete a team user or a client user, and end the sessions.',
    access: managers,
    params: userId,
    answer: z.object({ deleted_user: z.array(z.object({ user_id: id<'user'>(), name: z.string() })) }),
    errors: ['invalid'],
  }),
  activityLog: endpoint({
    method: 'GET',
    path: '/logs',
    summary:
      'What the team did, the latest first, grouped by the day in Los Angeles. An import is one entry; `part_of` with its id asks for its vendors and trucks, and a search finds these as well. Of more than 5,000 entries `rowCount` is what is known to be there; `after`, timestamp and id of the last entry of the page before with an underscore between, finds a page from there on, as fast however deep it lies, whether or not that entry is still there. One or two letters are sought among the newest 20,000.',
    access: managers,
    query: pagedQuery(['timestamp']).extend({
      sortOrder: z.enum(['asc', 'desc', 'ASC', 'DESC']).default('desc'),
      pageSize: z.coerce.number().int().min(1).max(100).default(100),
      part_of: z.coerce.number().int().positive().optional(),
      after: activityPlace.optional(),
    }),
    answer: z.object({ logs: activityDays, rowCount: z.number().int() }),
  }),
}
