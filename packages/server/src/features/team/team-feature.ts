import { teamEndpoints } from '@product/sdk/features/team'
import type { Db } from '../../db/db'
import type { ServerFeature } from '../../http/server-feature'
import { findClient } from '../../nouns/people/user-store'
import { addDemoTeam } from './team-demo'
import { teamHandlers } from './team-handlers'

const isOfTeam = async (db: Db, userId: number): Promise<boolean> =>
  (await findClient(db, userId)) === undefined

export const teamFeature: ServerFeature = {
  name: 'team',
  handlers: teamHandlers,
  shows: [
    {
      by: teamEndpoints.teamUsers,
      has: async (db, { user_id }) => user_id !== null && isOfTeam(db, user_id),
    },
  ],
  demo: addDemoTeam,
}
