import { describe, expect, it } from 'vitest'
import { newTotpSecret, totpCode, totpStep, totpUri } from './totp'

/** "12345678901234567890" in base 32. Source: RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('a one-time password', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('of second %d is that of the RFC', (seconds, code) => {
    expect(totpCode(SECRET, at(seconds))).toBe(code)
    expect(totpStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it('is taken half a minute early or late, and no longer', () => {
    const code = totpCode(SECRET, at(300))
    expect([270, 300, 330].map(now => totpStep(SECRET, code, at(now)))).toEqual([10, 10, 10])
    expect([239, 360].map(now => totpStep(SECRET, code, at(now)))).toEqual([undefined, undefined])
  })

  it('has a secret of its own each time, that an app can read', () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()]
    expect(one).toMatch(/^[A-Z2-7]{32}$/)
    expect(one).not.toBe(other)
    const uri = new URL(totpUri(one, { issuer: 'Haulboard', label: 'a+b@x.test' }))
    expect([uri.protocol, uri.host, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      'totp',
      one,
      'Haulboard',
    ])
  })
})
