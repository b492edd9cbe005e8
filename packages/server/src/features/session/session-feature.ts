import { ROLE } from '@product/sdk/values'
import type { ServerFeature } from '../../http/server-feature'
import { findClient } from '../../nouns/people/user-store'
import { startForgetting } from './forget-answers-job'
import { sessionHandlers } from './session-handlers'

export const sessionFeature: ServerFeature = {
  name: 'session',
  handlers: sessionHandlers,
  jobs: [startForgetting],
  owners: {
    /** The caller. */
    user: async (_db, id, session) => id === session.userId,
    /** The caller or, for a User of the staff, any client. */
    user_or_client: async (db, id, session) =>
      id === session.userId || (session.role === ROLE.user && (await findClient(db, id)) !== undefined),
  },
}
