import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { id, idParam } from '../../contract/id-param'
import { pagedQuery } from '../../contract/paged-list'
import { rowShape } from '../../contract/record-schemas'
import { CLIENT_USER_FIELDS, CLIENT_USER_TEXTS } from '../../nouns/people/account-fields'
import { LARGEST_ID } from '../../values/ids'
import { newClientUser } from '../../nouns/people/client-user'

const clientUser = z.object({
  user_id: id<'user'>(),
  ...rowShape(CLIENT_USER_FIELDS),
  privilege_id: z.literal(4),
  version: z.number().int(),
})

const managers = { all: [1, 3] } as const

/** Spec: operations, 7. Changing and deleting are calls of the team area: they serve both kinds of user. */
export const clientUserEndpoints = {
  clientUsers: endpoint({
    method: 'GET',
    path: '/user/client-users',
    summary: 'One page of the client users, each with the campaigns. `user_id` leaves only that one.',
    access: managers,
    query: pagedQuery(['user_name', 'email', 'company', 'user_id']).extend({
      user_id: idParam<'user'>().pipe(z.number().max(LARGEST_ID)).optional(),
    }),
    answer: z.object({
      clients: z.array(
        clientUser.extend({
          campaigns: z.array(z.object({ campaign_id: id<'campaign'>(), name: z.string() })),
          last_login_at: z.iso.datetime().nullable(),
        }),
      ),
      rowCount: z.number().int(),
    }),
  }),
  allClientUsers: endpoint({
    method: 'GET',
    path: '/user/client',
    summary: 'Every client user, by name, to choose from. `search` narrows, `limit` cuts.',
    access: managers,
    query: pagedQuery(['user_name'])
      .pick({ search: true })
      .extend({ limit: z.coerce.number().int().min(1).max(100_000).optional() }),
    answer: z.object({
      clients: z.array(clientUser.pick({ user_id: true, user_name: true, email: true, company: true })),
    }),
  }),
  createClientUser: endpoint({
    method: 'POST',
    path: '/user/client',
    summary: 'Add a client user, with a picture that was uploaded before.',
    access: managers,
    body: newClientUser,
    answer: z.object({
      new_client: z.array(clientUser.extend({ user_profile_image: z.string() })),
    }),
    errors: ['invalid'],
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: '/user/upload-media',
    summary:
      'Take in a profile picture: JPEG, PNG, WebP or GIF up to 20 MB and 50 megapixels. It is made square, at most 256 pixels wide, and loses all metadata.',
    access: { all: [1, 2, 3] },
    bodyKind: 'multipart',
    body: z.object({ image: z.file({ error: CLIENT_USER_TEXTS.pictureMissing }) }),
    answer: z.object({
      /** Its address, for `userProfileUrl`. */
      uploaded_image: z.string(),
    }),
    errors: ['invalid', 'too_large', 'wrong_type'],
  }),
}
