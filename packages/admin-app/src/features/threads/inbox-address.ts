import { CHAT_TYPES, type ChatType, type Contact } from '@product/sdk/nouns/messages'
import { phoneText } from '@product/sdk/values'
import { pathTo, threadPath } from '../../paths'

/** What the list shows, as the address holds it. */
export interface InboxView {
  type: ChatType
  keyword: string
}

const TAB = 'tab'
const KEYWORD = 'q'

/** An unknown tab is the first one. */
export const readView = (search: URLSearchParams): InboxView => ({
  type: CHAT_TYPES.find(type => type === search.get(TAB)) ?? 'all',
  keyword: search.get(KEYWORD)?.trim().slice(0, 200) ?? '',
})

export function viewText({ type, keyword }: InboxView): string {
  const search = new URLSearchParams()
  if (type !== 'all') search.set(TAB, type)
  if (keyword !== '') search.set(KEYWORD, keyword)
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

/** The list alone. */
export const listPath = (view: InboxView): string => pathTo('communication') + viewText(view)

/** A thread beside the list as it is. */
export const threadInView = (thread: Parameters<typeof threadPath>[0], view: InboxView): string =>
  threadPath(thread) + viewText(view)

/** What an address tells of its thread; undefined where it names none. The number is what counts. */
export function readThread(params: Readonly<Record<string, string | undefined>>): Contact | undefined {
  const { vendorName, phoneNumber, vendorId } = params
  if (phoneNumber === undefined) return undefined
  // A plus sign that nobody wrote as %2B.
  const phone_number = /^\s*\d/.test(phoneNumber) ? `+${phoneNumber.trim()}` : phoneNumber
  const id = Number(vendorId)
  const isNumber = vendorName === phoneNumber || vendorName === phoneText(phone_number)
  return unknownThread({
    phone_number,
    vendor_id: Number.isInteger(id) && id > 0 ? id : null,
    name: isNumber ? null : (vendorName ?? null),
  })
}

/** A thread of which nothing is known yet but whose it is. */
export const unknownThread = (whose: Pick<Contact, 'phone_number' | 'vendor_id' | 'name'>): Contact => ({
  ...whose,
  body: null,
  created_at: null,
  is_read: true,
  is_starred: false,
  is_accounting: false,
  is_pictures: false,
  is_blocked: false,
  blocked_reason: null,
  blocked_code: null,
  last_direction: null,
  last_status: null,
  last_num_media: 0,
  seen_message_id: null,
})
