import type { OpenSession } from '../features/account/account-endpoints'
import type { SecondFactor } from '../features/account/second-factor-endpoints'

/** The one account of a story's server, until the story makes others. */
export const AN_OWNER = {
  name: 'Olivia Owner',
  email: 'owner@story.test',
  password: 'a lorry full of stories',
}

export const AN_OPEN_SESSION: OpenSession = {
  session_id: 1,
  device: 'Chrome on Windows',
  network: '203.0.113.7',
  created_at: '2026-05-20T15:00:00.000Z',
  last_used_at: '2026-05-20T16:55:00.000Z',
  expires_at: '2026-05-20T16:30:00.000Z',
  is_current: false,
}

export const NO_SECOND_FACTOR: SecondFactor = {
  on_since: null,
  recovery_codes_left: 0,
  is_required: false,
}

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

export const STARTED_FACTOR = {
  secret: SECRET,
  uri: `otpauth://totp/Haulboard:ana@x.test?secret=${SECRET}&issuer=Haulboard`,
}

export const SOME_RECOVERY_CODES = ['ABCD-EFGH-2345-6789', 'JKMN-PQRS-TVWX-YZ01']
