import { Secret, TOTP } from 'otpauth'

/** One-time passwords by time: RFC 6238 as authenticator apps have it, SHA-1, six digits. Nothing of Node's. */

const PERIOD_S = 30
/** A telephone's clock may be so many periods off. */
const WINDOW = 1
const SECRET_BYTES = 20

const ofSecret = (secret: string, named: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...named, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_S })

/** 160 random bits in base 32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What an authenticator app reads from a QR code. `label`: whose account it is. */
export const totpUri = (secret: string, named: { issuer: string; label: string }): string =>
  ofSecret(secret, named).toString()

/** The code of an instant. */
export const totpCode = (secret: string, at: Date): string =>
  ofSecret(secret).generate({ timestamp: at.getTime() })

/** Which 30 seconds since 1970 the code belongs to, of those about now; undefined where to none. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = ofSecret(secret).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : TOTP.counter({ timestamp, period: PERIOD_S }) + delta
}
