import { z } from 'zod'
import { type Carrier, type CarrierRecord, CARRIER_STATUSES, type SendOutcome } from './carrier'
import { fetchTwilioMedia, requireTwilioAddress } from './twilio-media'
import { isSender } from './twilio-webhook'

export interface TwilioAccount {
  accountSid: string
  authToken: string
  /** A number of ours, or a messaging service that chooses one. */
  sender: { from: string } | { messagingServiceSid: string }
  /** Origin of the REST interface. */
  apiUrl: string
  /** Where the carrier reports what becomes of a text. */
  statusCallback: string
  fetch: typeof fetch
}

export const TWILIO_API_URL = 'https://api.twilio.com'

/** Longer than the carrier takes; after that nobody knows whether it did. */
const TIMEOUT_MS = 15_000
/** The carrier says when it took a text in whole seconds, by a clock of its own. */
const CLOCK_SLACK_MS = 60_000
const PAGE_SIZE = 100
const RECORD_PAGE_SIZE = 1000
/** Too many requests at once, or too many texts waiting: not taken, and taken later. */
const BUSY_CODES: Readonly<Record<number, number | undefined>> = { 20_429: undefined, 21_611: 60_000 }

const status = z.enum(CARRIER_STATUSES)
const created = z.object({ sid: z.string().min(1), status })
const refusal = z.object({ code: z.number(), message: z.string() })
const list = z.object({
  messages: z.array(
    z.object({
      sid: z.string(),
      from: z.string().nullish(),
      to: z.string().nullish(),
      direction: z.string().nullish(),
      body: z.string().nullable(),
      status,
      date_created: z.string(),
      num_media: z.coerce.number(),
    }),
  ),
  next_page_uri: z.string().nullish(),
})
const progress = z.object({ status, error_code: z.number().nullish() })
const mediaList = z.object({ media_list: z.array(z.object({ uri: z.string(), content_type: z.string() })) })

/** Faults of a connection that never came about: the text has not left us. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

function outcomeOfFault(error: unknown): SendOutcome {
  const { cause, name = 'fault' } = error as { cause?: { code?: string }; name?: string }
  if (cause?.code !== undefined && NEVER_SENT.has(cause.code)) return { kind: 'busy' }
  return { kind: 'unknown', why: cause?.code ?? name }
}

function waitOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? '')
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined
}

async function outcomeOf(response: Response): Promise<SendOutcome> {
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) {
    const { data } = created.safeParse(body)
    return data ? { kind: 'accepted', ...data } : { kind: 'unknown', why: 'unreadable answer' }
  }
  const { data: said } = refusal.safeParse(body)
  if (response.status === 429 || (said && said.code in BUSY_CODES)) {
    const retryAfterMs = waitOf(response) ?? BUSY_CODES[said?.code ?? 0]
    return { kind: 'busy', ...(retryAfterMs !== undefined && { retryAfterMs }) }
  }
  if (response.status >= 500 || response.status === 408) {
    return { kind: 'unknown', why: `status ${response.status}` }
  }
  return { kind: 'refused', code: said?.code ?? response.status, message: said?.message ?? '' }
}

/** Twilio's REST interface. Source: domain facts, 1.1. */
export function twilioCarrier(account: TwilioAccount): Carrier & CarrierRecord {
  const { accountSid, authToken, sender, apiUrl, statusCallback } = account
  const authorization = `Basic ${btoa(`${accountSid}:${authToken}`)}`
  const resource = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages`
  const messages = `${resource}.json`

  const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
    account.fetch(url, {
      ...init,
      headers: { authorization, accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })

  async function lookUp(url: string): Promise<unknown> {
    const response = await ask(url)
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`The carrier answered a look-up with ${response.status}`)
    return response.json()
  }

  /** Messages since a time, oldest first. The newest come first from the carrier, so the first that is older ends it. */
  async function listed(query: Record<string, string>, since: Date) {
    const from = Math.floor((since.getTime() - CLOCK_SLACK_MS) / 1000) * 1000
    const found: z.output<typeof list>['messages'] = []
    let url: string | undefined = `${messages}?${new URLSearchParams(query)}`
    while (url !== undefined) {
      const { messages: page, next_page_uri: next } = list.parse(await lookUp(url))
      const fresh = page.filter(({ date_created }) => Date.parse(date_created) >= from)
      found.push(...fresh)
      url = next && fresh.length === page.length ? new URL(next, apiUrl).href : undefined
    }
    return found.reverse()
  }

  return {
    async send({ to, body, mediaUrls }) {
      const form = new URLSearchParams({ To: to, StatusCallback: statusCallback })
      if ('from' in sender) form.set('From', sender.from)
      else form.set('MessagingServiceSid', sender.messagingServiceSid)
      if (body !== '') form.set('Body', body)
      for (const url of mediaUrls) form.append('MediaUrl', url)
      try {
        return await outcomeOf(await ask(messages, { method: 'POST', body: form }))
      } catch (error) {
        return outcomeOfFault(error)
      }
    },

    // Not by DateSent: a text that still waits to be sent has none.
    async find({ to, since }) {
      const found = await listed({ To: to, PageSize: `${PAGE_SIZE}` }, since)
      return found.map(({ sid, body, status, date_created, num_media }) => ({
        sid,
        body: body ?? '',
        status,
        at: new Date(date_created),
        numMedia: num_media,
      }))
    },

    async statusOf(sid) {
      const { data: found } = progress.safeParse(await lookUp(`${resource}/${sid}.json`))
      return found && { status: found.status, errorCode: found.error_code ?? null }
    },

    async since(time) {
      const found = await listed(
        { ...('from' in sender && { To: sender.from }), PageSize: `${RECORD_PAGE_SIZE}` },
        time,
      )
      return found.flatMap(({ sid, from, to, direction, body, date_created, num_media }) =>
        direction === 'inbound' && from && isSender(from)
          ? [{ sid, from, to: to ?? '', body: body ?? '', at: new Date(date_created), numMedia: num_media }]
          : [],
      )
    },

    async mediaOf(sid) {
      const found = mediaList.parse((await lookUp(`${resource}/${sid}/Media.json`)) ?? { media_list: [] })
      return found.media_list.map(({ uri, content_type }) => ({
        url: new URL(uri.replace(/\.json$/, ''), apiUrl).href,
        contentType: content_type,
      }))
    },

    fetchMedia: url => fetchTwilioMedia(url, { apiUrl, authorization, fetch: account.fetch }),

    async deleteMedia(url) {
      requireTwilioAddress(url, apiUrl)
      const response = await ask(url, { method: 'DELETE' })
      if (!response.ok && response.status !== 404) {
        throw new Error(`The carrier answered a deletion with ${response.status}`)
      }
    },
  }
}
