import { sharedData } from '@product/sdk/shared-data'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isSignedByTwilio, twilioSignature } from './twilio-signature'

interface Vector {
  name: string
  auth_token: string
  url_presented: string
  params: [string, string][]
  body?: string | null
  signature: string
  valid: boolean
}

const URL = 'https://mycompany.com/myapp.php?foo=1&bar=2'
const CALL: [string, string][] = [
  ['Digits', '1234'],
  ['CallSid', 'CA1234567890ABCDE'],
  ['To', '+18005551212'],
  ['Caller', '+14158675310'],
  ['From', '+14158675310'],
]
const published = { url: URL, fields: CALL, body: '', signature: 'GvWf1cFY/Q7PnoempGyD5oXAezc=' }
const keys = { authToken: '12345' }

describe('a delivery of the carrier', () => {
  it('is known by the published signature, in whatever order its fields come', () => {
    expect(isSignedByTwilio(keys, published)).toBe(true)
    expect(isSignedByTwilio(keys, { ...published, fields: CALL.toReversed() })).toBe(true)
  })

  it.each([
    ['another address', { url: `${URL}&more=1` }],
    ['a field more', { fields: [...CALL, ['Body', 'x']] as [string, string][] }],
    [
      'a field that lost its blanks',
      { fields: CALL.map(([name, value]) => [name, value.slice(1)] as const) },
    ],
    ['no signature', { signature: '' }],
    ['a signature cut short', { signature: published.signature.slice(0, -1) }],
    ['a hash that we have no key for', { settings: 'key=K1,algorithm=HMAC_SHA256' }],
  ])('is forged with %s', (_, change) => {
    expect(isSignedByTwilio(keys, { ...published, ...change })).toBe(false)
  })

  it('is forged where it was signed with another token', () => {
    expect(isSignedByTwilio({ authToken: '12346' }, published)).toBe(false)
  })

  it('counts a field that comes twice once for each value', () => {
    const fields: [string, string][] = [
      ['Tag', 'b'],
      ['Tag', 'a'],
      ['Tag', 'b'],
    ]
    const expected = createHmac('sha1', '12345').update(`${URL}TagaTagb`).digest('base64')
    expect(twilioSignature('12345', URL, fields)).toBe(expected)
  })

  it('is signed with the shared key and SHA-256 where it says so', () => {
    const shared = { authToken: '12345', sharedKey: 'shared' }
    const signature = createHmac('sha256', 'shared').update(`${URL}Bodyhi`).digest('base64')
    const delivery = { url: URL, fields: [['Body', 'hi']] as [string, string][], body: '', signature }
    const settings = 'key=K1,algorithm=HMAC_SHA256'
    expect(isSignedByTwilio(shared, { ...delivery, settings })).toBe(true)
    expect(isSignedByTwilio(shared, delivery)).toBe(false)
    expect(isSignedByTwilio(shared, { ...delivery, settings: 'key=K1,algorithm=none' })).toBe(false)
  })

  it('is known with the standard port and without, over http and https', () => {
    for (const [signed, presented] of [
      ['http://example.test:80/in', 'http://example.test/in'],
      ['https://example.test/in', 'https://example.test:443/in'],
    ] as const) {
      const signature = twilioSignature('12345', signed, [])
      expect(isSignedByTwilio(keys, { url: presented, fields: [], body: '', signature })).toBe(true)
    }
  })
})

const file = sharedData('twilio/signatures.json')
const { vectors } = (file ? JSON.parse(readFileSync(file, 'utf8')) : { vectors: [] }) as { vectors: Vector[] }

describe.skipIf(!file)('the collected signatures', () => {
  it.each(vectors.map(vector => [vector.name, vector] as const))('%s', (_, vector) => {
    const { auth_token: authToken, url_presented: url, params: fields, signature } = vector
    const delivery = { url, fields, body: vector.body ?? '', signature }
    expect(isSignedByTwilio({ authToken }, delivery)).toBe(vector.valid)
    if (vector.body) expect(isSignedByTwilio({ authToken }, { ...delivery, body: '{}' })).toBe(false)
  })
})
