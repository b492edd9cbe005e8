import { visibleText } from '../../values/visible-text'
import { BLOCKED_TEXTS } from './blocked-reason'
import type { BlockedReason } from './contact'
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

export interface Draft {
  body: string
  /** Pictures attached. */
  pictures: number
  /** Of the contact, where there is one. */
  blocked?: BlockedReason | null
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
 * Why a draft can't be sent: it has neither text nor pictures, is too long, has nobody to go to or goes to somebody who
 * is blocked. None: it can. What its pictures weigh says `mediaProblem`. Spec: communication, 2 and 5.
 */
export function sendProblems({ body, pictures, blocked, recipients }: Draft): SendProblem[] {
  const text = sentBody(body)
  const problems: SendProblem[] = []
  if (text === '' && pictures === 0) problems.push({ field: 'body', text: SEND_TEXTS.empty })
  if (text.length > MOST_CHARACTERS) problems.push({ field: 'body', text: SEND_TEXTS.tooLong })
  if (pictures > MESSAGE_MEDIA.mostPictures)
    problems.push({ field: 'media', text: MESSAGE_MEDIA_TEXTS.tooMany })
  if (blocked) problems.push({ field: 'to', text: BLOCKED_TEXTS[blocked] })
  if (recipients === 0) problems.push({ field: 'to', text: SEND_TEXTS.noRecipients })
  return problems
}
