import { sharedData } from '@product/sdk/shared-data'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isSignedByTwilio } from './twilio-signature'
import { formFields, readInboundText, readStatusReport } from './twilio-webhook'

const SID = `SM${'a'.repeat(32)}`

describe('a text to us', () => {
  it('is read with its pictures in their order', () => {
    const body = `MessageSid=${SID}&From=%2B13105550101&To=%2B12135550100&Body=+two+&NumMedia=2&MediaUrl1=https%3A%2F%2Fb.test%2F1&MediaContentType1=image%2Fheic&MediaUrl0=https%3A%2F%2Fb.test%2F0&MediaContentType0=image%2Fjpeg&Unheard=of`
    expect(readInboundText(formFields(body))).toEqual({
      sid: SID,
      from: '+13105550101',
      to: '+12135550100',
      body: ' two ',
      media: [
        { url: 'https://b.test/0', contentType: 'image/jpeg' },
        { url: 'https://b.test/1', contentType: 'image/heic' },
      ],
    })
  })

  it('comes from a short code, too', () => {
    expect(readInboundText(formFields(`MessageSid=${SID}&From=72727&Body=hi`))?.from).toBe('+72727')
  })

  it.each([
    ['without an id', 'From=%2B13105550101&Body=hi'],
    ['with an id of something else', 'MessageSid=CA12&From=%2B13105550101'],
    ['without a sender', `MessageSid=${SID}&Body=hi`],
    ['with a plus sign that was not encoded', `MessageSid=${SID}&From=+13105550101`],
  ])('is none %s', (_, body) => {
    expect(readInboundText(formFields(body))).toBeUndefined()
  })
})

describe('what became of a text', () => {
  it('is read with its error', () => {
    const body = `MessageSid=${SID}&MessageStatus=undelivered&To=%2B13105550112&ErrorCode=30003`
    expect(readStatusReport(formFields(body))).toEqual({
      sid: SID,
      to: '+13105550112',
      status: 'undelivered',
      errorCode: 30_003,
    })
  })

  it('is nothing without an id or a status', () => {
    expect(readStatusReport(formFields(`MessageSid=${SID}&MessageStatus=`))).toBeUndefined()
    expect(readStatusReport(formFields('MessageStatus=sent'))).toBeUndefined()
  })
})

interface Delivery {
  note: string
  url: string
  headers: Record<string, string>
  body: string
  fields: [string, string][]
}
interface Deliveries {
  auth_token: string
  requests: Delivery[]
}

const file = sharedData('twilio/webhooks.json')
const { auth_token: authToken, requests } = (
  file ? JSON.parse(readFileSync(file, 'utf8')) : { auth_token: '', requests: [] }
) as Deliveries

describe.skipIf(!file)('the collected deliveries', () => {
  it.each(requests.map(request => [request.note, request] as const))('%s', (_, request) => {
    const fields = formFields(request.body)
    expect(fields).toEqual(request.fields)
    const signature = request.headers['X-Twilio-Signature'] ?? ''
    expect(isSignedByTwilio({ authToken }, { url: request.url, fields, body: request.body, signature })).toBe(
      true,
    )
    const told = new Map(fields)
    if (request.url.endsWith('/status')) {
      expect(readStatusReport(fields)).toEqual({
        sid: told.get('MessageSid'),
        to: told.get('To'),
        status: told.get('MessageStatus'),
        ...(told.has('ErrorCode') && { errorCode: Number(told.get('ErrorCode')) }),
      })
    } else {
      expect(readInboundText(fields)).toMatchObject({
        sid: told.get('MessageSid'),
        from: told.get('From'),
        body: told.get('Body'),
        ...(told.has('OptOutType') && { optOut: told.get('OptOutType') }),
      })
      expect(readInboundText(fields)?.media).toHaveLength(Number(told.get('NumMedia')))
    }
  })
})
