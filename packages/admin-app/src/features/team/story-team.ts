import { teamEndpoints } from '@product/sdk/features/team'
import { answer } from '@product/sdk/testing'

const user = (user_id: number, name: string, privilege_id: 1 | 2 | 3 | 5, last_login_at: string | null) => ({
  user_id,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@haulboard.test`,
  privilege_id,
  last_login_at,
  version: 1,
})

/** The signed-in user of stories is number 7. */
export const storyTeam = answer(teamEndpoints.teamUsers, {
  admin: [
    user(1, 'Olivia Owner', 3, '2026-06-02T16:20:00.000Z'),
    user(2, 'Adam Admin', 1, '2026-06-01T23:05:00.000Z'),
    user(3, 'Uma User', 2, null),
    user(5, 'Cora Comms', 5, '2026-05-28T15:00:00.000Z'),
    user(7, 'Ann Miller', 3, '2026-06-02T17:00:00.000Z'),
  ],
})

const at = (id: number, timestamp: string, user: string, action: string) => ({
  id,
  timestamp,
  user,
  action,
  message: `${user} with privilege level 3 ${action}`,
  privilege_id: 3,
  client: null,
  entity: 'user',
  entity_id: '3',
  changes: [],
  parts: 0,
})

export const storyEntry = {
  ...at(12, '2026-06-02T17:04:00.000Z', 'Ann Miller', 'updated team user Uma User'),
  changes: [
    { field: 'name', before: 'Uma Usher', after: 'Uma User' },
    { field: 'privilege_id', before: 1, after: 2 },
    { field: 'password', before: '••••', after: '•••• (changed)' },
    { field: 'company', before: null, after: 'Haulboard' },
  ],
}

export const storyImportEntry = {
  ...at(20, '2026-06-02T17:04:00.000Z', 'Ann Miller', 'imported 1 vendor and 2 trucks from fleet.csv'),
  changes: [{ field: 'file', before: null, after: 'fleet.csv' }],
  parts: 3,
}

/** The vendor and the trucks of the import. */
export const storyParts = answer(teamEndpoints.activityLog, {
  logs: {
    '2026-06-02': ['created vendor Vega Hauling', 'created truck Box 1', 'updated truck Box 2'].map(
      (action, index) => at(21 + index, '2026-06-02T17:04:00.000Z', 'Ann Miller', action),
    ),
  },
  rowCount: 3,
})

export const storyActivity = answer(teamEndpoints.activityLog, {
  logs: {
    '2026-06-02': [
      storyEntry,
      {
        ...at(11, '2026-06-02T16:30:00.000Z', 'Uma User', 'opened the client dashboard at campaign Summer'),
        client: 'Clara Client',
      },
    ],
    '2026-06-01': [at(10, '2026-06-01T23:05:00.000Z', 'Adam Admin', 'logged in')],
  },
  rowCount: 3,
})
