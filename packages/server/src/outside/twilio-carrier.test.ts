import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTwilioServer, type TwilioServer } from '../testing/twilio-server'
import { MediaGone } from './carrier'
import { twilioCarrier } from './twilio-carrier'

const account = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'token' }
let twilio: TwilioServer

const carrierAt = (apiUrl: string, over: { authToken?: string; fetch?: typeof fetch } = {}) =>
  twilioCarrier({
    ...account,
    sender: { from: '+12135550100' },
    apiUrl,
    statusCallback: 'http://127.0.0.1:9/status',
    fetch,
    ...over,
  })

const text = (to: string, body = 'hi', mediaUrls: string[] = []) => ({ key: 'k', to, body, mediaUrls })

beforeAll(async () => {
  twilio = await startTwilioServer(account)
})
afterAll(() => twilio.close())

describe('a text to the carrier', () => {
  it('is taken, with every picture of it', async () => {
    const pictures = ['https://ours.test/1', 'https://ours.test/2']
    const outcome = await carrierAt(twilio.url).send(text('+13105550111', 'ünï 🚚', pictures))
    const taken = twilio.messages.at(-1)
    expect(outcome).toEqual({ kind: 'accepted', sid: taken?.sid, status: 'queued' })
    expect(taken).toMatchObject({
      to: '+13105550111',
      from: '+12135550100',
      body: 'ünï 🚚',
      mediaUrls: pictures,
    })
  })

  it.each([
    ['+13105550001', 21_211],
    ['+13105550004', 21_610],
  ])('to %s is refused with its code', async (to, code) => {
    expect(await carrierAt(twilio.url).send(text(to))).toMatchObject({ kind: 'refused', code })
  })

  it('is refused where the token is wrong', async () => {
    const carrier = carrierAt(twilio.url, { authToken: 'wrong' })
    expect(await carrier.send(text('+13105550111'))).toMatchObject({ kind: 'refused', code: 20_003 })
  })

  it('waits while the carrier is busy', async () => {
    const carrier = carrierAt(twilio.url)
    expect(await carrier.send(text('+13105550005'))).toEqual({ kind: 'busy' })
    expect(await carrier.send(text('+13105550005'))).toEqual({ kind: 'busy' })
    expect(await carrier.send(text('+13105550005'))).toMatchObject({ kind: 'accepted' })
  })

  it('may have been taken where the answer is lost, and is found then', async () => {
    const carrier = carrierAt(twilio.url)
    const since = new Date()
    expect(await carrier.send(text('+13105550006', 'lost'))).toMatchObject({ kind: 'unknown' })
    const found = await carrier.find({ to: '+13105550006', since })
    expect(found).toMatchObject([{ sid: twilio.messages.at(-1)?.sid, body: 'lost', numMedia: 0 }])
  })

  it('has not left where nobody listens', async () => {
    const other = createServer()
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    // A server that listens on a port has an address with that port.
    const { port } = other.address() as AddressInfo
    await new Promise(resolve => other.close(resolve))
    expect(await carrierAt(`http://127.0.0.1:${port}`).send(text('+13105550111'))).toEqual({ kind: 'busy' })
  })

  it.each([
    [
      'a fault of the carrier',
      () => Response.json({}, { status: 503 }),
      { kind: 'unknown', why: 'status 503' },
    ],
    [
      'a gateway that gave up',
      () => new Response('<html>', { status: 504 }),
      { kind: 'unknown', why: 'status 504' },
    ],
    ['an answer cut off', () => new Response('{"sid":'), { kind: 'unknown', why: 'unreadable answer' }],
    [
      'a wait',
      () => Response.json({ code: 20_429 }, { status: 429, headers: { 'retry-after': '3' } }),
      { kind: 'busy', retryAfterMs: 3000 },
    ],
    [
      'a full queue',
      () => Response.json({ code: 21_611, message: 'Queue is full' }, { status: 400 }),
      { kind: 'busy', retryAfterMs: 60_000 },
    ],
  ])('ends by %s', async (_, answer, outcome) => {
    const carrier = carrierAt('https://carrier.test', { fetch: async () => answer() })
    expect(await carrier.send(text('+13105550111'))).toEqual(outcome)
  })

  it('is nowhere known after a time-out', async () => {
    const carrier = carrierAt('https://carrier.test', {
      fetch: () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError')),
    })
    expect(await carrier.send(text('+13105550111'))).toEqual({ kind: 'unknown', why: 'TimeoutError' })
  })
})

describe('a look-up', () => {
  it('passes from page to page, oldest first, and stops at what is older', async () => {
    const message = (number: number, at: string) => ({
      sid: `SM${number}`,
      body: null,
      status: 'queued',
      date_created: at,
      num_media: '1',
    })
    const asked: string[] = []
    const pages = [
      {
        messages: [
          message(3, 'Wed, 20 May 2026 18:00:02 +0000'),
          message(2, 'Wed, 20 May 2026 18:00:01 +0000'),
        ],
        next_page_uri: '/2010-04-01/next?Page=1',
      },
      { messages: [message(1, 'Wed, 20 May 2026 17:00:00 +0000')], next_page_uri: '/never' },
    ]
    const carrier = carrierAt('https://carrier.test', {
      fetch: async url => {
        asked.push(String(url))
        return Response.json(pages[asked.length - 1])
      },
    })
    const found = await carrier.find({ to: '+13105550111', since: new Date('2026-05-20T18:00:01.400Z') })
    expect(found.map(({ sid }) => sid)).toEqual(['SM2', 'SM3'])
    expect(asked[0]).toContain('To=%2B13105550111')
    expect(asked[1]).toBe('https://carrier.test/2010-04-01/next?Page=1')
    expect(asked).toHaveLength(2)
  })

  it('rejects where the carrier does not answer it, so that nothing is sent again', async () => {
    const carrier = carrierAt('https://carrier.test', {
      fetch: async () => new Response('', { status: 500 }),
    })
    await expect(carrier.find({ to: '+13105550111', since: new Date() })).rejects.toThrow('500')
  })
})

describe('what the carrier has on record', () => {
  it('are the texts to us since a time, oldest first, without ours, and where their pictures are', async () => {
    const carrier = carrierAt(twilio.url)
    const since = new Date()
    const url = twilio.hold(new Uint8Array([1]), 'image/png')
    const from = '+13105550111'
    const nowhere = 'http://127.0.0.1:9'
    await twilio.textUs(nowhere, { from, body: 'one' })
    await carrier.send(text(from))
    const sid = `MM${'9'.repeat(32)}`
    await twilio.textUs(nowhere, { from, body: '', sid, media: [{ url, contentType: 'image/png' }] })
    const found = await carrier.since(since)
    expect(found.map(({ body, numMedia }) => [body, numMedia])).toEqual([
      ['one', 0],
      ['', 1],
    ])
    expect(found[1]).toMatchObject({ sid, from, to: '+12135550100' })
    expect(await carrier.mediaOf(sid)).toEqual([{ url, contentType: 'image/png' }])
    expect(await carrier.mediaOf('MM0')).toEqual([])
  })

  it('is how far a text of ours came, and nothing of one that it does not know', async () => {
    const carrier = carrierAt(twilio.url)
    await carrier.send(text('+13105550111'))
    const taken = twilio.messages.at(-1)
    Object.assign(taken ?? {}, { status: 'undelivered', errorCode: 30_003 })
    expect(await carrier.statusOf(taken?.sid ?? '')).toEqual({ status: 'undelivered', errorCode: 30_003 })
    expect(await carrier.statusOf(`SM${'0'.repeat(32)}`)).toBeUndefined()
  })

  it('is not taken for empty where the carrier does not answer', async () => {
    const carrier = carrierAt('https://carrier.test', {
      fetch: async () => new Response('', { status: 500 }),
    })
    await expect(carrier.since(new Date())).rejects.toThrow('500')
    await expect(carrier.statusOf('SM1')).rejects.toThrow('500')
    await expect(carrier.mediaOf('SM1')).rejects.toThrow('500')
  })

  it('are texts to all our numbers where a service chooses the number', async () => {
    const asked: string[] = []
    const carrier = twilioCarrier({
      ...account,
      sender: { messagingServiceSid: 'MG1' },
      apiUrl: 'https://carrier.test',
      statusCallback: '',
      fetch: async url => {
        asked.push(String(url))
        return Response.json({ messages: [] })
      },
    })
    expect(await carrier.since(new Date())).toEqual([])
    expect(asked[0]).not.toContain('To=')
  })
})

describe('a picture that someone sent us', () => {
  it('is fetched from where it is handed over, without our credentials, and deleted', async () => {
    const carrier = carrierAt(twilio.url)
    const url = twilio.hold(new Uint8Array([1, 2, 3]), 'image/jpeg')
    expect(await carrier.fetchMedia(url)).toEqual({
      contentType: 'image/jpeg',
      bytes: new Uint8Array([1, 2, 3]),
    })
    await carrier.deleteMedia(url)
    expect(twilio.isHeld(url)).toBe(false)
    await carrier.deleteMedia(url)
    await expect(carrier.fetchMedia(url)).rejects.toThrow(MediaGone)
  })

  it.each(['http://127.0.0.1:1/secret', 'file:///etc/passwd', 'https://twilio.com.evil.test/x', 'nonsense'])(
    'is not asked for at %s',
    async url => {
      const asked: string[] = []
      const carrier = carrierAt('https://api.twilio.com', {
        fetch: async address => {
          asked.push(String(address))
          return new Response()
        },
      })
      await expect(carrier.fetchMedia(url)).rejects.toThrow(MediaGone)
      await expect(carrier.deleteMedia(url)).rejects.toThrow(MediaGone)
      expect(asked).toEqual([])
    },
  )

  it.each([
    ['to an open connection', 'http://cdn.test/x'],
    ['without end', 'https://api.twilio.com/again'],
  ])('is given up where it is handed on %s', async (_, location) => {
    const carrier = carrierAt('https://api.twilio.com', {
      fetch: async () => new Response(null, { status: 307, headers: { location } }),
    })
    await expect(carrier.fetchMedia('https://api.twilio.com/x')).rejects.toThrow(MediaGone)
  })

  it('is given up where it is larger than any carrier sends, and asked for again after a fault', async () => {
    const large = carrierAt('https://api.twilio.com', {
      fetch: async () => new Response(new Uint8Array(21 * 1024 * 1024)),
    })
    await expect(large.fetchMedia('https://api.twilio.com/x')).rejects.toThrow(MediaGone)
    const lame = carrierAt('https://api.twilio.com', { fetch: async () => new Response('', { status: 502 }) })
    await expect(lame.fetchMedia('https://api.twilio.com/x')).rejects.not.toThrow(MediaGone)
  })
})
