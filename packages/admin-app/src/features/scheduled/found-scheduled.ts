import { phoneText } from '@product/sdk/values'
import type { ScheduledMessage } from '@product/sdk/nouns/messages'

const plain = (text: string): string => text.trim().toLowerCase()

/** Those whose name, number or text holds what is looked for; blank: all of them. */
export function foundScheduled(
  messages: readonly ScheduledMessage[],
  keyword: string,
): readonly ScheduledMessage[] {
  const asked = plain(keyword)
  if (asked === '') return messages
  return messages.filter(({ name, phone_number, body }) =>
    [name ?? '', phone_number, phoneText(phone_number), body].some(text => plain(text).includes(asked)),
  )
}
