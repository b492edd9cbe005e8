import { clientUserEndpoints } from '@product/sdk/features/client-users'
import { CLIENT_USER_FIELDS } from '@product/sdk/nouns/people'
import { ROLE } from '@product/sdk/values'
import { rowOf, storedFields, wire } from '../../db/record-columns'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { takePicture } from '../../nouns/files/take-picture'
import { implement } from '../../http/implement'
import { auditedAccount, withOwnEmail } from '../../nouns/people/account'
import { refuseGuessable } from '../../nouns/people/guessable-passwords'
import { insertUser } from '../../nouns/people/account-store'
import { allClientUsers, campaignsOfClients, clientUserPage } from './client-user-store'
import { uploadPicture } from './upload-picture'

export const clientUserHandlers = implement(clientUserEndpoints, {
  async clientUsers({ db, query }) {
    const ascending = query.sortOrder.toLowerCase() === 'asc'
    const { rows, rowCount } = await clientUserPage(db, { ...query, ascending })
    const campaigns = await campaignsOfClients(
      db,
      rows.map(({ user_id }) => user_id),
    )
    const clients = rows.map(row => ({
      ...wire(row),
      privilege_id: ROLE.client,
      campaigns: campaigns.get(row.user_id) ?? [],
    }))
    return { clients, rowCount }
  },

  allClientUsers: async ({ db, query }) => ({ clients: await allClientUsers(db, query) }),

  async createClientUser({ db, body, session, now, requestId, parts }) {
    const { password, userProfileUrl } = body
    await refuseGuessable(password, { product: parts.settings.brand.name, email: body.email })
    const password_hash = await parts.passwords.hash(password)
    const added = await withOwnEmail(() =>
      insertUser(db, {
        ...storedFields(CLIENT_USER_FIELDS, body),
        privilege_id: ROLE.client,
        password_hash,
        created_at: now,
      }),
    )
    await takePicture(db, userProfileUrl, added.user_id, now)
    await recordAudit(db, {
      session,
      now,
      requestId,
      action: `created client user ${added.name}`,
      entity: 'user',
      entityId: added.user_id,
      after: auditedAccount(added),
      fields: CLIENT_USER_FIELDS,
    })
    const { user_id, version } = added
    return {
      new_client: [
        {
          user_id,
          ...rowOf(CLIENT_USER_FIELDS, added),
          privilege_id: ROLE.client,
          user_profile_image: userProfileUrl,
          version,
        },
      ],
    }
  },

  // The picture is decoded and stored with no transaction open: it takes long, and the embedded database has one.
  uploadPicture: { ownTransaction: true, handler: uploadPicture },
})
