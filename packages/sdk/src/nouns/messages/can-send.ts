import { isSendable } from '../../values/phone-number'
import { visibleText } from '../../values/visible-text'
import { BLOCKED_TEXTS } from './blocked-reason'
import type { Contact } from './contact'
import { MESSAGE_MEDIA, MESSAGE_MEDIA_TEXTS } from './message-media'

/** Of the carrier, in UTF-16 units. Source: domain facts, 1.1. */
export const MOST_CHARACTERS = 1600

/** Ours. */
export const SEND_TEXTS = {
  empty: 'Please write a message or attach an image.',
  tooLong: `A message has at most ${MOST_CHARACTERS.toLocaleString('en-US')} characters.`,
  noRecipients: 'Please choose at least one recipient.',
  notSendable: 'Texts can only be sent to numbers of the United States and Canada.',
} as const

/**
 * Why a text can't reach a number (E.164), in words for staff; undefined: it goes out. A number where no text can go is
 * one whatever was kept of it. Source: domain facts, 1.5 and 2.
 */
export function reachProblem({
  phone_number,
  blocked_reason,
}: Pick<Contact, 'phone_number' | 'blocked_reason'>): string | undefined {
  if (!isSendable(phone_number)) return SEND_TEXTS.notSendable
  return blocked_reason === null ? undefined : BLOCKED_TEXTS[blocked_reason]
}

export interface Draft {
  body: string
  /** Pictures attached. */
  pictures: number
  /** To whom it goes, where that is one. */
  to?: Pick<Contact, 'phone_number' | 'blocked_reason'>
  /** Of compose. */
  recipients?: number
}

export interface SendProblem {
  field: 'body' | 'media' | 'to'
  text: string
}

/** The text as it goes out, without what is not seen at its ends. Spec: communication, 5. */
export const sentBody = visibleText

/**
 * Why a draft can't be sent: it has neither text nor pictures, is too long, has nobody to go to or goes where no text
 * arrives. None: it can. What its pictures weigh says `mediaProblem`. Spec: communication, 2 and 5.
 */
export function sendProblems({ body, pictures, to, recipients }: Draft): SendProblem[] {
  const text = sentBody(body)
  const problems: SendProblem[] = []
  if (text === '' && pictures === 0) problems.push({ field: 'body', text: SEND_TEXTS.empty })
  if (text.length > MOST_CHARACTERS) problems.push({ field: 'body', text: SEND_TEXTS.tooLong })
  if (pictures > MESSAGE_MEDIA.mostPictures)
    problems.push({ field: 'media', text: MESSAGE_MEDIA_TEXTS.tooMany })
  const outOfReach = to && reachProblem(to)
  if (outOfReach !== undefined) problems.push({ field: 'to', text: outOfReach })
  if (recipients === 0) problems.push({ field: 'to', text: SEND_TEXTS.noRecipients })
  return problems
}
