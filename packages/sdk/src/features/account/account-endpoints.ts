import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { id, idParam } from '../../contract/id-param'
import { newPassword } from '../../nouns/people/user-fields'
import { everybody, presentPassword } from './own-account'
import { secondFactorEndpoints } from './second-factor-endpoints'

const openSession = z.object({
  session_id: id<'session'>(),
  /** The browser and system that it was opened with, such as "Chrome on Windows"; null where neither is known. */
  device: z.string().nullable(),
  /** The network address it was opened from: an IPv4 address, or the first half of an IPv6 one. */
  network: z.string().nullable(),
  /** UTC instants. The last use is known to five minutes. */
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** The one that asks. */
  is_current: z.boolean(),
})

export type OpenSession = z.output<typeof openSession>

/** One's own account, for everybody who is logged in. */
export const accountEndpoints = {
  accountSessions: endpoint({
    method: 'GET',
    path: '/account/session',
    summary: 'Where one is logged in, the last used first.',
    access: everybody,
    answer: z.object({ sessions: z.array(openSession) }),
  }),
  endAccountSession: endpoint({
    method: 'DELETE',
    path: '/account/session/{sessionId}',
    summary: 'End one session of one’s own; another’s is as if it were not there.',
    access: everybody,
    params: z.object({ sessionId: idParam<'session'>() }),
    answer: z.object({ ended: z.number().int() }),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/account/session',
    summary: 'End all sessions of one’s own but the one that asks.',
    access: everybody,
    answer: z.object({ ended: z.number().int() }),
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/account/password',
    summary: 'Change one’s own password. Every other session of one’s own ends.',
    access: everybody,
    body: z.object({
      present_password: presentPassword,
      password: newPassword,
    }),
    answer: z.object({ ended: z.number().int() }),
    errors: ['invalid', 'too_many'],
  }),
  ...secondFactorEndpoints,
}
