import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { SECOND_FACTOR_TEXTS } from '../../nouns/people/second-factor'
import { everybody, presentPassword } from './own-account'

const code = z.string().trim().max(100)
const codeToProve = code.min(1, SECOND_FACTOR_TEXTS.codeMissing)

/** Shown this once: the server keeps hashes. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

const secondFactor = z.object({
  /** UTC instant; null where a password alone logs in. */
  on_since: z.iso.datetime().nullable(),
  recovery_codes_left: z.number().int(),
  /** The brand asks one's role for it: it can't be turned off. */
  is_required: z.boolean(),
})

export type SecondFactor = z.output<typeof secondFactor>

/** A second factor of one's own by an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). */
export const secondFactorEndpoints = {
  secondFactor: endpoint({
    method: 'GET',
    path: '/account/second-factor',
    summary: 'Whether logging in asks for a code.',
    access: everybody,
    beforeSecondFactor: true,
    answer: secondFactor,
  }),
  startSecondFactor: endpoint({
    method: 'POST',
    path: '/account/second-factor/start',
    summary:
      'A new secret for an authenticator app, which counts once it is confirmed. Where there is a second factor, `code` proves it.',
    access: everybody,
    beforeSecondFactor: true,
    body: z.object({ present_password: presentPassword, code: code.default('') }),
    answer: z.object({
      /** Base 32, to be typed. */
      secret: z.string(),
      /** `otpauth://`, to be shown as a QR code. */
      uri: z.string(),
    }),
    errors: ['invalid', 'too_many'],
  }),
  confirmSecondFactor: endpoint({
    method: 'PUT',
    path: '/account/second-factor',
    summary:
      'Turn on the started second factor by a code of it. Recovery codes of before are gone, every other session ends.',
    access: everybody,
    beforeSecondFactor: true,
    body: z.object({ code: codeToProve }),
    answer: recoveryCodes,
    errors: ['invalid', 'too_many'],
  }),
  newRecoveryCodes: endpoint({
    method: 'POST',
    path: '/account/second-factor/recovery-codes',
    summary: 'New recovery codes; those of before are gone.',
    access: everybody,
    body: z.object({ present_password: presentPassword, code: codeToProve }),
    answer: recoveryCodes,
    errors: ['invalid', 'too_many'],
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/account/second-factor/remove',
    summary: 'Turn the second factor off.',
    access: everybody,
    body: z.object({ present_password: presentPassword, code: codeToProve }),
    answer: z.object({ on_since: z.null() }),
    errors: ['invalid', 'too_many'],
  }),
}
