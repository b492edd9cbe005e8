import type { FormFields } from './twilio-signature'

export interface InboundText {
  sid: string
  /** E.164. */
  from: string
  to: string
  body: string
  media: { url: string; contentType: string }[]
  /** What the carrier itself took the text for, where it looks after opt-outs. */
  optOut?: 'STOP' | 'START' | 'HELP'
}

export interface StatusReport {
  sid: string
  to: string
  /** In the carrier's words, also one that nobody here knows. */
  status: string
  errorCode?: number
}

/** The fields of a form as they came, in their order. */
export const formFields = (body: string): FormFields => [...new URLSearchParams(body)]

const MOST_MEDIA = 10
const isSid = (text: string): boolean => /^(SM|MM)[0-9a-f]{32}$/i.test(text)
const isPhone = (text: string): boolean => /^\+\d{5,15}$/.test(text)
/** Short codes and named senders text, too. */
export const isSender = (text: string): boolean =>
  isPhone(text) || /^(\d{3,8}|[a-z][\w .-]{0,10})$/i.test(text)

function reader(fields: FormFields): (name: string) => string {
  const byName = new Map(fields)
  return name => byName.get(name) ?? ''
}

/** A text to us, or undefined for what is none. Unknown fields are passed over. Source: domain facts, 1.3. */
export function readInboundText(fields: FormFields): InboundText | undefined {
  const field = reader(fields)
  const sid = field('MessageSid') || field('SmsMessageSid') || field('SmsSid')
  const [from, to] = [field('From'), field('To')]
  if (!isSid(sid) || !isSender(from)) return undefined
  const media: InboundText['media'] = []
  while (media.length < MOST_MEDIA && field(`MediaUrl${media.length}`) !== '') {
    const at = media.length
    media.push({ url: field(`MediaUrl${at}`), contentType: field(`MediaContentType${at}`) })
  }
  const told = field('OptOutType')
  const optOut = told === 'STOP' || told === 'START' || told === 'HELP' ? told : undefined
  return { sid, from, to, body: field('Body'), media, ...(optOut && { optOut }) }
}

/** What became of a text of ours, or undefined for what is no such report. Source: domain facts, 1.2. */
export function readStatusReport(fields: FormFields): StatusReport | undefined {
  const field = reader(fields)
  const sid = field('MessageSid') || field('SmsSid')
  const status = (field('MessageStatus') || field('SmsStatus')).toLowerCase()
  if (!isSid(sid) || status === '') return undefined
  const code = field('ErrorCode')
  return { sid, to: field('To'), status, ...(/^\d{5}$/.test(code) && { errorCode: Number(code) }) }
}
