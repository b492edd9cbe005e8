import { activityChanges, groupByDay } from '@product/sdk/nouns/record-keeping'
import {
  assignRefusal,
  CLIENT_USER_FIELDS,
  deleteRefusal,
  editRefusal,
  SECOND_FACTOR_TEXTS,
  TEAM_USER_FIELDS,
} from '@product/sdk/nouns/people'
import { teamEndpoints } from '@product/sdk/features/team'
import { ROLE } from '@product/sdk/values'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { detachFiles } from '../../nouns/files/file-record-store'
import { Invalid, NotFound } from '../../contract/refusals'
import { implement } from '../../http/implement'
import { auditedAccount, privilegeOf, refuse, teamAccount, withOwnEmail } from '../../nouns/people/account'
import { activityPage } from '../../nouns/record-keeping/activity-store'
import { refuseGuessable } from '../../nouns/people/guessable-passwords'
import {
  countOwners,
  insertUser,
  lockAccounts,
  lockUser,
  removeUser,
  teamUsers,
} from '../../nouns/people/account-store'
import { removeSecondFactor } from '../../nouns/people/second-factor-store'
import { updateUser } from './update-user'

export const teamHandlers = implement(teamEndpoints, {
  async teamUsers({ db, session }) {
    const mayManage = session.role === ROLE.administrator || session.role === ROLE.owner
    const admin = (await teamUsers(db)).map(user => ({
      ...teamAccount(user),
      last_login_at: mayManage ? (user.last_login_at?.toISOString() ?? null) : null,
    }))
    return { admin }
  },

  async createTeamUser({ db, body, session, now, requestId, parts }) {
    refuse(assignRefusal(session, body.privilege_id), 'privilege_id')
    await refuseGuessable(body.password, { product: parts.settings.brand.name, email: body.email })
    const { password, ...fields } = body
    const password_hash = await parts.passwords.hash(password)
    const added = await withOwnEmail(() => insertUser(db, { ...fields, password_hash, created_at: now }))
    await recordAudit(db, {
      session,
      now,
      requestId,
      action: `created team user ${added.name}`,
      entity: 'user',
      entityId: added.user_id,
      after: auditedAccount(added),
      fields: TEAM_USER_FIELDS,
    })
    return { new_admin: [teamAccount(added)] }
  },

  updateUser,

  async resetSecondFactor({ db, params, session, now, requestId }) {
    const stored = await lockUser(db, params.userId)
    if (!stored) throw new NotFound('This user')
    const { user_id, name } = stored
    if (user_id === session.userId) throw new Invalid({ user_id: SECOND_FACTOR_TEXTS.ownIsYours })
    refuse(editRefusal(session, { user_id, privilege_id: privilegeOf(stored) }), 'user_id')
    const was_on = await removeSecondFactor(db, user_id)
    if (was_on) {
      await recordAudit(db, {
        session,
        now,
        requestId,
        action: `turned off the second factor of ${name}`,
        entity: 'user',
        entityId: user_id,
      })
    }
    return { was_on }
  },

  async deleteUser({ db, params, session, now, requestId }) {
    await lockAccounts(db)
    const stored = await lockUser(db, params.userId)
    if (!stored) throw new NotFound('This user')
    const privilege_id = privilegeOf(stored)
    const { user_id, name } = stored
    refuse(deleteRefusal(session, { user_id, privilege_id }, await countOwners(db)), 'user_id')
    await detachFiles(db, user_id, now)
    await removeUser(db, user_id)
    await recordAudit(db, {
      session,
      now,
      requestId,
      action: `deleted ${privilege_id === ROLE.client ? 'client user' : 'team user'} ${name}`,
      entity: 'user',
      entityId: user_id,
      before: auditedAccount(stored),
      fields: CLIENT_USER_FIELDS,
    })
    return { deleted_user: [{ user_id, name }] }
  },

  async activityLog({ db, query }) {
    const { rows, rowCount } = await activityPage(db, {
      ...query,
      partOf: query.part_of,
      ascending: query.sortOrder.toLowerCase() === 'asc',
    })
    const entries = rows.map(row => ({
      id: row.audit_id,
      message: row.message,
      timestamp: row.at.toISOString(),
      user: row.actor_name,
      privilege_id: row.actor_privilege,
      action: row.action,
      client: row.subject_name,
      entity: row.entity,
      entity_id: row.entity_id,
      changes: activityChanges(row.before, row.after),
      parts: row.parts,
    }))
    return { logs: groupByDay(entries), rowCount }
  },
})
