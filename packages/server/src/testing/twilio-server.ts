import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CarrierStatus } from '../outside/carrier'
import { fateOf } from '../outside/number-fate'
import { type FormFields, twilioSignature } from '../outside/twilio-signature'

/**
 * A server that speaks as much of Twilio's REST interface as we use, by its published pages: it takes texts, lists
 * them, hands over pictures at another address and signs what it reports. Numbers decide what becomes of a text.
 */

export interface StandInAccount {
  accountSid: string
  authToken: string
  /** Milliseconds until it answers that it took a text. */
  answersAfterMs?: number
  /** It reports nothing. */
  isQuiet?: boolean
}

/** A text as the carrier has it, in either direction. */
export interface TakenMessage {
  sid: string
  direction: 'outbound-api' | 'inbound'
  to: string
  from: string
  body: string
  mediaUrls: string[]
  status: CarrierStatus
  errorCode?: number
  at: Date
}

const FROM = '+12135550100'
const hex32 = (count: number): string => count.toString(16).padStart(32, '0')

const wireMessage = (accountSid: string, message: TakenMessage) => ({
  sid: message.sid,
  account_sid: accountSid,
  api_version: '2010-04-01',
  from: message.from,
  to: message.to,
  body: message.body,
  status: message.status,
  direction: message.direction,
  error_code: message.errorCode ?? null,
  error_message: null,
  num_segments: '1',
  num_media: String(message.mediaUrls.length),
  price: null,
  date_created: message.at.toUTCString().replace('GMT', '+0000'),
  date_sent: null,
  uri: `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}.json`,
})

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}

export async function startTwilioServer({
  accountSid,
  authToken,
  answersAfterMs = 0,
  isQuiet = false,
}: StandInAccount) {
  const messages: TakenMessage[] = []
  const received: TakenMessage[] = []
  const media = new Map<string, { contentType: string; bytes: Uint8Array }>()
  const busy = new Map<string, number>()
  const statuses: { url: string; status: number }[] = []
  const pending = new Set<Promise<unknown>>()
  let count = 0

  const json = (response: ServerResponse, status: number, body: object): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const refuse = (response: ServerResponse, status: number, code: number): void =>
    json(response, status, { code, message: `Refused with ${code}`, more_info: '', status })

  /** A webhook as the carrier posts it, signed for an address. The answer's status; 0 where nobody answered. */
  async function post(url: string, target: string, fields: FormFields): Promise<number> {
    const answer = fetch(target, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': twilioSignature(authToken, url, fields),
      },
      body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])),
    }).then(
      async response => {
        await response.arrayBuffer()
        return response.status
      },
      () => 0,
    )
    pending.add(answer)
    const status = await answer
    pending.delete(answer)
    statuses.push({ url, status })
    return status
  }

  async function report(message: TakenMessage, callback: string): Promise<void> {
    for (const { status, errorCode } of fateOf(message.to).reports) {
      message.status = status
      message.errorCode = errorCode
      await post(callback, callback, [
        ['MessageSid', message.sid],
        ['SmsSid', message.sid],
        ['MessageStatus', status],
        ['SmsStatus', status],
        ['AccountSid', accountSid],
        ['From', message.from],
        ['To', message.to],
        ['ApiVersion', '2010-04-01'],
        ...(errorCode === undefined ? [] : [['ErrorCode', String(errorCode)] as const]),
      ])
    }
  }

  async function create(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(request)
    const to = form.get('To') ?? ''
    const [body, mediaUrls] = [form.get('Body') ?? '', form.getAll('MediaUrl')]
    if (body === '' && mediaUrls.length === 0) return refuse(response, 400, 21_619)
    if (body.length > 1600) return refuse(response, 400, 21_617)
    const fate = fateOf(to)
    if (fate.refusedWith !== undefined) return refuse(response, 400, fate.refusedWith)
    const timesBusy = busy.get(to) ?? 0
    if (timesBusy < (fate.busyTimes ?? 0)) {
      busy.set(to, timesBusy + 1)
      return refuse(response, 429, 20_429)
    }
    count += 1
    const sid = `${mediaUrls.length > 0 ? 'MM' : 'SM'}${hex32(count)}`
    const from = form.get('From') ?? FROM
    const message: TakenMessage = {
      sid,
      direction: 'outbound-api',
      to,
      from,
      body,
      mediaUrls,
      status: 'queued',
      at: new Date(),
    }
    messages.push(message)
    const callback = form.get('StatusCallback')
    if (answersAfterMs > 0) await new Promise(resolve => setTimeout(resolve, answersAfterMs))
    if (fate.answerLost) request.socket.destroy()
    else json(response, 201, wireMessage(accountSid, message))
    if (callback !== null && !isQuiet) void report(message, callback)
  }

  function list(url: URL, response: ServerResponse): void {
    const to = url.searchParams.get('To')
    const size = Number(url.searchParams.get('PageSize') ?? 50)
    const page = Number(url.searchParams.get('Page') ?? 0)
    const found = [...messages, ...received]
      .filter(message => to === null || message.to === to)
      .reverse()
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    url.searchParams.set('Page', String(page + 1))
    json(response, 200, {
      messages: found.slice(page * size, (page + 1) * size).map(message => wireMessage(accountSid, message)),
      next_page_uri: found.length > (page + 1) * size ? url.pathname + url.search : null,
    })
  }

  /** One message, or where its pictures are. */
  function tellOf(path: string, response: ServerResponse): void {
    const [, sid, part] = /Messages\/(\w+)(\/Media)?\.json$/.exec(path) ?? []
    const message = [...messages, ...received].find(one => one.sid === sid)
    if (!message) return refuse(response, 404, 20_404)
    if (part === undefined) return json(response, 200, wireMessage(accountSid, message))
    const media_list = message.mediaUrls.map(picture => ({
      uri: `${new URL(picture).pathname}.json`,
      content_type: media.get(picture.split('/').at(-1) ?? '')?.contentType ?? '',
    }))
    json(response, 200, { media_list, next_page_uri: null })
  }

  function handOver(url: URL, request: IncomingMessage, response: ServerResponse): void {
    const id = url.pathname.split('/').at(-1) ?? ''
    const held = media.get(id)
    if (!held) return refuse(response, 404, 20_404)
    if (request.method === 'DELETE') {
      media.delete(id)
      response.writeHead(204).end()
      return
    }
    response.writeHead(307, { location: `http://127.0.0.1:${cdnPort}/${id}` }).end()
  }

  const authorization = `Basic ${btoa(`${accountSid}:${authToken}`)}`
  const account = `/2010-04-01/Accounts/${accountSid}`
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://127.0.0.1')
    if (request.headers.authorization !== authorization) return refuse(response, 401, 20_003)
    if (url.pathname.startsWith(`${account}/Messages/`)) {
      return url.pathname.endsWith('.json')
        ? tellOf(url.pathname, response)
        : handOver(url, request, response)
    }
    if (url.pathname !== `${account}/Messages.json`) return refuse(response, 404, 20_404)
    if (request.method === 'POST') void create(request, response)
    else list(url, response)
  })
  // Where pictures really are: a request that shows credentials there gave them away.
  const cdn = createServer((request, response) => {
    const held = media.get((request.url ?? '').slice(1))
    if (!held || request.headers.authorization !== undefined) response.writeHead(400).end()
    else response.writeHead(200, { 'content-type': held.contentType }).end(held.bytes)
  })
  for (const one of [server, cdn]) {
    await new Promise<void>(resolve => one.listen(0, '127.0.0.1', resolve))
  }
  // Servers that listen on a port have an address with that port.
  const { port } = server.address() as AddressInfo
  const { port: cdnPort } = cdn.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  return {
    url,
    /** What it took, oldest first. */
    messages,
    /** Its webhooks, with what they were answered. */
    statuses,
    /** A picture that someone sent; its address. */
    hold(bytes: Uint8Array, contentType: string): string {
      count += 1
      const id = `ME${hex32(count)}`
      media.set(id, { contentType, bytes })
      return `${url}${account}/Messages/MM${hex32(count)}/Media/${id}`
    },
    isHeld: (address: string): boolean => media.has(address.split('/').at(-1) ?? ''),
    /** A text from a phone, posted to our webhook; `sid` is given where the same comes again. */
    textUs(
      callback: string,
      text: {
        from: string
        body: string
        media?: { url: string; contentType: string }[]
        sid?: string
        /** The address that is signed, where it is another one. */
        signedFor?: string
      },
    ): Promise<number> {
      count += 1
      const { from, body, media: pictures = [], sid = `SM${hex32(count)}`, signedFor = callback } = text
      if (!received.some(one => one.sid === sid)) {
        const mediaUrls = pictures.map(picture => picture.url)
        received.push({
          sid,
          direction: 'inbound',
          to: FROM,
          from,
          body,
          mediaUrls,
          status: 'received',
          at: new Date(),
        })
      }
      return post(signedFor, callback, [
        ['MessageSid', sid],
        ['SmsSid', sid],
        ['AccountSid', accountSid],
        ['From', from],
        ['To', FROM],
        ['Body', body],
        ['NumMedia', String(pictures.length)],
        ['SmsStatus', 'received'],
        ['ApiVersion', '2010-04-01'],
        ...pictures.flatMap(({ url: picture, contentType }, at) => [
          [`MediaUrl${at}`, picture] as const,
          [`MediaContentType${at}`, contentType] as const,
        ]),
      ])
    },
    /** After the last webhook was answered. */
    async settled(): Promise<void> {
      while (pending.size > 0) await Promise.all(pending)
    },
    async close(): Promise<void> {
      for (const one of [server, cdn]) {
        one.closeAllConnections()
        await new Promise(resolve => one.close(resolve))
      }
    },
  }
}

export type TwilioServer = Awaited<ReturnType<typeof startTwilioServer>>
