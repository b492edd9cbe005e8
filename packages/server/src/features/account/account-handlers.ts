import { accountEndpoints, type OpenSession } from '@product/sdk/features/account'
import { NotFound } from '../../contract/refusals'
import { implement } from '../../http/implement'
import {
  deleteSessionsOf,
  endSession,
  openSessions,
  type OpenSessionRow,
} from '../../nouns/people/session-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { changePassword } from './change-password'
import { confirm, newCodes, remove, secondFactor, start } from './second-factor-handlers'

const told = (row: OpenSessionRow, tokenHash: string): OpenSession => ({
  session_id: row.session_id,
  device: row.device,
  network: row.network,
  created_at: row.created_at.toISOString(),
  last_used_at: (row.last_used_at ?? row.created_at).toISOString(),
  expires_at: row.expires_at.toISOString(),
  is_current: row.token_hash === tokenHash,
})

export const accountHandlers = implement(accountEndpoints, {
  accountSessions: async ({ db, session, now }) => ({
    sessions: (await openSessions(db, session.userId, now)).map(row => told(row, session.tokenHash)),
  }),

  async endAccountSession({ db, params, session, now, requestId }) {
    if (!(await endSession(db, session.userId, params.sessionId))) throw new NotFound('This session')
    await recordAudit(db, { session, now, requestId, action: 'ended a session', entity: 'session' })
    return { ended: 1 }
  },

  async endOtherSessions({ db, session, now, requestId }) {
    const ended = await deleteSessionsOf(db, session.userId, session.tokenHash)
    if (ended > 0) {
      await recordAudit(db, {
        session,
        now,
        requestId,
        action: `ended all other sessions (${ended})`,
        entity: 'session',
      })
    }
    return { ended }
  },

  // A wrong password is counted although the call refuses, so the write can't be one transaction.
  changePassword: { ownTransaction: true, handler: changePassword },

  secondFactor,
  // The same of these, and what they answer is secret: it is stored under no key.
  startSecondFactor: { ownTransaction: true, handler: start },
  confirmSecondFactor: { ownTransaction: true, handler: confirm },
  newRecoveryCodes: { ownTransaction: true, handler: newCodes },
  removeSecondFactor: { ownTransaction: true, handler: remove },
})
