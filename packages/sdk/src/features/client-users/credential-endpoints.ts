import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { id, idParam } from '../../contract/id-param'
import { credentialEdit, newCredential } from '../../nouns/people/credential'

const credential = z.object({
  credential_id: id<'credential'>(),
  user_id: id<'user'>(),
  name: z.string().nullable(),
  company: z.string().nullable(),
  email: z.string(),
  version: z.number().int(),
})

export type Credential = z.output<typeof credential>

const managers = { all: [1, 3] } as const
const ofUser = z.object({ userId: idParam<'user'>() })
const one = z.object({ credentialId: idParam<'credential'>() })

/** Spec: operations, 7. */
export const credentialEndpoints = {
  credentials: endpoint({
    method: 'GET',
    path: '/user/{userId}/credential',
    summary: 'The credentials of a client user, by name.',
    access: managers,
    params: ofUser,
    answer: z.object({ credentials: z.array(credential) }),
  }),
  createCredential: endpoint({
    method: 'POST',
    path: '/user/{userId}/credential',
    summary: 'Add a credential to a client user.',
    access: managers,
    params: ofUser,
    body: newCredential,
    answer: z.object({ new_credential: z.array(credential) }),
    errors: ['invalid'],
  }),
  updateCredential: endpoint({
    method: 'PUT',
    path: '/credential/{credentialId}',
    summary: 'Change a credential.',
    access: managers,
    params: one,
    body: credentialEdit,
    answer: z.object({ updated_credential: z.array(credential) }),
    stored: credential,
    errors: ['invalid', 'conflict'],
  }),
  deleteCredential: endpoint({
    method: 'DELETE',
    path: '/credential/{credentialId}',
    summary: 'Delete a credential.',
    access: managers,
    params: one,
    answer: z.object({ deleted_credential: z.array(credential) }),
  }),
}
