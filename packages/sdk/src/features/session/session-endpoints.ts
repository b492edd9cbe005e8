import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { id, idParam } from '../../contract/id-param'
import { roleSchema } from '../../contract/role-schema'
import { loginProblems } from './login-form'

const loginBody = z
  .object({
    email: z.string().max(320).default(''),
    password: z.string().max(1024).default(''),
    /** Of whoever has a second factor: a code of the authenticator app, or a recovery code. */
    code: z.string().trim().max(100).default(''),
  })
  .superRefine((form, context) => {
    for (const [field, message] of Object.entries(loginProblems(form))) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })

const session = {
  id: id<'user'>(),
  /** The name to greet by. */
  user: z.string(),
  role: roleSchema,
  /** UTC instant at which the session ends, 90 minutes after login whatever happens in between. */
  expires_at: z.iso.datetime(),
  /** The server's time, a UTC instant: a page counts by it, since a browser's clock may be wrong. */
  now: z.iso.datetime(),
  /** The brand asks the role for a second factor, and there is none: every call but those that set it up is refused. */
  must_set_up_second_factor: z.literal(true).optional(),
}

const userId = z.object({ userId: idParam<'user'>() })
const ownOrStaff = { all: [1, 2, 3, 5], own: [4] } as const

/** Spec: client dashboard, 7; decisions, "Access". */
export const sessionEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/user/login',
    summary:
      'Log in; sets the session cookie. The token is for scripts (Authorization: Bearer). Whoever has a second factor hears 422 with the issue `code` until it is sent too.',
    access: 'any',
    body: loginBody,
    answer: z.object({ token: z.string(), has_accepted_terms_and_conditions: z.boolean(), ...session }),
    errors: ['bad_credentials', 'invalid'],
  }),
  verify: endpoint({
    method: 'POST',
    path: '/user/token/verify',
    summary: 'Whether the session is still good, and whose it is.',
    access: 'any',
    readOnly: true,
    answer: z.object({ status: z.literal('ok'), ...session }),
    errors: ['no_session'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/user/logout',
    summary: 'End the session on the server and clear the cookie. Ending none is fine.',
    access: 'any',
    answer: z.object({ status: z.literal('ok') }),
  }),
  termsAccepted: endpoint({
    method: 'GET',
    path: '/user/check-if-user-accepted-terms/{userId}',
    summary: 'Whether the user accepted the Terms of Use.',
    access: ownOrStaff,
    owner: { param: 'userId', of: 'user' },
    params: userId,
    answer: z.object({ has_accepted_terms_and_conditions: z.boolean() }),
  }),
  acceptTerms: endpoint({
    method: 'PATCH',
    path: '/user/accept-terms-and-conditions/{userId}',
    summary: 'Accept the Terms of Use, for oneself only.',
    access: { all: [], own: [1, 2, 3, 4, 5] },
    owner: { param: 'userId', of: 'user' },
    params: userId,
    body: z.object({ has_accepted_terms_and_conditions: z.literal(true) }),
    answer: z.object({
      updated_user: z.array(
        z.object({ user_id: id<'user'>(), has_accepted_terms_and_conditions: z.boolean() }),
      ),
    }),
  }),
  user: endpoint({
    method: 'GET',
    path: '/user/{userId}',
    summary: 'One user. Role 2 reads itself and clients; roles 4 and 5 only themselves.',
    access: { all: [1, 3], own: [2, 4, 5] },
    owner: { param: 'userId', of: 'user_or_client' },
    params: userId,
    answer: z.object({
      user: z.array(
        z.object({
          user_id: id<'user'>(),
          name: z.string(),
          email: z.string(),
          privilege_id: roleSchema,
          company: z.string().nullable(),
          user_profile_image: z.string().nullable(),
          version: z.number().int(),
        }),
      ),
    }),
  }),
}
