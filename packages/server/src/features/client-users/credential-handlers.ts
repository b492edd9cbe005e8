import { credentialEndpoints } from '@product/sdk/features/client-users'
import { credentialName } from '@product/sdk/nouns/people'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import type { Db } from '../../db/db'
import { NotFound, StaleEdit } from '../../contract/refusals'
import { implement } from '../../http/implement'
import {
  changeCredential,
  credentialsOf,
  insertCredential,
  lockCredential,
  removeCredential,
} from '../../nouns/people/credential-store'
import { findClient } from '../../nouns/people/user-store'

async function requireClient(db: Db, userId: number): Promise<string> {
  const client = await findClient(db, userId)
  if (!client) throw new NotFound('This client user')
  return client.name
}

async function requireCredential(tx: Db, id: number) {
  const stored = await lockCredential(tx, id)
  if (!stored) throw new NotFound('This credential')
  return stored
}

export const credentialHandlers = implement(credentialEndpoints, {
  async credentials({ db, params }) {
    await requireClient(db, params.userId)
    return { credentials: await credentialsOf(db, params.userId) }
  },

  async createCredential({ db, params, body, session, now, requestId }) {
    const client = await requireClient(db, params.userId)
    const added = await insertCredential(db, { ...body, user_id: params.userId })
    await recordAudit(db, {
      session,
      now,
      requestId,
      action: `created the credential ${credentialName(added)} of ${client}`,
      entity: 'credential',
      entityId: added.credential_id,
      after: added,
    })
    return { new_credential: [added] }
  },

  async updateCredential({ db, params, body, session, now, requestId }) {
    const stored = await requireCredential(db, params.credentialId)
    const { version, ...change } = body
    if (version !== undefined && version !== stored.version) throw new StaleEdit('This credential', stored)
    const saved = await changeCredential(db, stored.credential_id, change)
    await recordAudit(db, {
      session,
      now,
      requestId,
      action: `updated the credential ${credentialName(saved)}`,
      entity: 'credential',
      entityId: saved.credential_id,
      before: stored,
      after: saved,
    })
    return { updated_credential: [saved] }
  },

  async deleteCredential({ db, params, session, now, requestId }) {
    const stored = await requireCredential(db, params.credentialId)
    await removeCredential(db, stored.credential_id)
    await recordAudit(db, {
      session,
      now,
      requestId,
      action: `deleted the credential ${credentialName(stored)}`,
      entity: 'credential',
      entityId: stored.credential_id,
      before: stored,
    })
    return { deleted_credential: [stored] }
  },
})
