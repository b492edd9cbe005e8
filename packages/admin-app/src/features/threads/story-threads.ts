import { api } from '@product/sdk/api'
import type { ThreadVendor } from '@product/sdk/features/threads'
import type { ChatCounts, Contact, Message, MessageMedia } from '@product/sdk/nouns/messages'
import { answer } from '@product/sdk/testing'

export const aContact = (over: Partial<Contact> = {}): Contact => ({
  vendor_id: 3,
  phone_number: '+13105550101',
  name: 'Vega Hauling',
  body: 'The wrap is on, pictures tomorrow.',
  created_at: '2026-05-04T20:15:00.000Z',
  is_read: true,
  is_starred: false,
  is_accounting: false,
  is_pictures: false,
  is_blocked: false,
  blocked_reason: null,
  blocked_code: null,
  last_direction: 'inbound',
  last_status: 'delivered',
  last_num_media: 0,
  seen_message_id: null,
  ...over,
})

export const aMessage = (over: Partial<Message> = {}): Message => ({
  id: 1,
  direction: 'inbound',
  body: 'Good morning, the truck is back in the yard.',
  media: [],
  message_status: 'delivered',
  created_at: '2026-05-04T20:00:00.000Z',
  scheduled_for: null,
  sender_name: null,
  phone_number: '+13105550101',
  pending: false,
  error_code: null,
  error_text: null,
  client_key: null,
  sid: null,
  ...over,
})

/** A picture drawn on the spot: a truck's side in a colour. */
const drawn = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#9bb"/><rect x="4" y="12" width="24" height="16" fill="${colour}"/><rect x="28" y="18" width="8" height="10" fill="#445"/><circle cx="11" cy="30" r="4"/><circle cx="30" cy="30" r="4"/></svg>`,
  )}`

export const aPicture = (colour = '#b93a76', over: Partial<MessageMedia> = {}): MessageMedia => ({
  url: drawn(colour),
  small_url: drawn(colour),
  is_duplicate: false,
  duplicates: [],
  uploaded_at: '2026-05-04T20:00:00.000Z',
  state: 'stored',
  refusal: null,
  tags: 0,
  ...over,
})

const ours = { direction: 'outbound', sender_name: 'Ann Miller' } as const
const at = (day: number, hour: number, minute: number): string =>
  new Date(Date.UTC(2026, 4, day, hour, minute)).toISOString()

/** A week of one thread, with everything that can stand in it. */
export const storyMessages: Message[] = [
  aMessage({
    id: 1,
    created_at: at(1, 17, 2),
    body: 'Hi, this is Raúl from Vega. Which truck gets the new wrap?',
  }),
  aMessage({
    ...ours,
    id: 2,
    created_at: at(1, 17, 10),
    body: 'Box 5, plate 8ABC123. The shop is at 2400 E 25th St, Vernon.\nMap: https://maps.example/vernon.',
  }),
  aMessage({ ...ours, id: 3, created_at: at(1, 17, 11), body: 'Please be there at 8.' }),
  aMessage({ id: 4, created_at: at(1, 17, 40), body: 'Ok 👍' }),
  aMessage({
    id: 5,
    created_at: at(4, 19, 55),
    body: 'All four sides',
    media: [
      aPicture('#b93a76'),
      aPicture('#1a7a47'),
      aPicture('#2458b3'),
      aPicture('#8a5300', {
        is_duplicate: true,
        duplicates: [
          {
            duplicate_with: drawn('#8a5301'),
            original_uploaded_at: at(1, 17, 0),
            confidence_level: 100,
            kind: 'exact',
            vendor_id: 3,
            vendor_name: 'Vega Hauling',
          },
        ],
      }),
      aPicture('#5b5b66'),
      aPicture('#333333'),
    ],
  }),
  aMessage({
    ...ours,
    id: 6,
    created_at: at(4, 20, 5),
    body: 'Thank you. The driver side is dark, one more?',
  }),
  aMessage({
    ...ours,
    id: 7,
    created_at: at(4, 20, 9),
    body: 'And the mudflaps please.',
    message_status: 'undelivered',
    error_code: 30003,
    error_text: 'The telephone is off or out of reach. It can be tried again later.',
  }),
  aMessage({
    id: 8,
    created_at: at(4, 20, 14),
    body: 'Here',
    media: [aPicture('#2458b3', { url: null, small_url: null, state: 'waiting' })],
  }),
  aMessage({ id: 9, created_at: at(4, 20, 15), body: 'The wrap is on, pictures tomorrow.' }),
]

export const storyThreads: Contact[] = [
  aContact({ is_read: false, is_pictures: true }),
  aContact({
    phone_number: '+13105550102',
    name: 'Harbor & Sons Freight of Long Beach and San Pedro Incorporated',
    vendor_id: 4,
    body: 'We can take two more trucks from June on, if the rate stays what it was in the spring and the wraps come off by the 28th.',
    created_at: at(4, 18, 0),
    is_starred: true,
    is_accounting: true,
  }),
  aContact({
    phone_number: '+13105550103',
    name: null,
    vendor_id: null,
    body: 'who is this',
    created_at: at(3, 16, 0),
    is_read: false,
  }),
  aContact({
    phone_number: '+13105550104',
    name: 'Ortiz Brothers',
    vendor_id: 5,
    body: 'STOP',
    created_at: at(2, 16, 0),
    is_blocked: true,
    blocked_reason: 'opted_out',
  }),
  aContact({
    phone_number: '+13105550105',
    name: 'Elm Street Logistics',
    vendor_id: 6,
    body: '',
    last_num_media: 3,
    created_at: at(1, 16, 0),
  }),
  aContact({
    phone_number: '+13105550106',
    name: 'Pacific Drayage',
    vendor_id: 7,
    body: 'Please send pictures of all 4 sides.',
    last_direction: 'outbound',
    created_at: '2026-04-20T16:00:00.000Z',
    is_pictures: true,
  }),
]

export const storyCounts: ChatCounts = {
  allCount: 1284,
  unreadCount: 2,
  starredCount: 1,
  accountingCount: 1,
  picturesCount: 2,
}

const who: ThreadVendor = {
  vendor: {
    vendor_id: 3,
    name: 'Vega Hauling',
    city: 'Los Angeles',
    pipeline: 'Active',
    picture_reporting: true,
  },
  others: [],
  trucks: [
    {
      truck_id: 5,
      name: 'Box 5',
      license_plate: '8ABC123',
      campaigns: [{ campaign_id: 71, name: 'Los Angeles Spring' }],
    },
    { truck_id: 6, name: 'Stake bed 106', license_plate: null, campaigns: [] },
  ],
  pictures: ['#b93a76', '#1a7a47', '#2458b3', '#8a5300'].map(colour => ({
    url: drawn(colour),
    small_url: null,
    uploaded_at: at(4, 19, 55),
  })),
}

export const storyChats = (chats = storyThreads) => answer(api.chats, { chats })
export const storyCountsAnswer = answer(api.chatCounts, { ...storyCounts, count: storyCounts.allCount })
export const storyWho = (over: Partial<ThreadVendor> = {}) => answer(api.threadVendor, { ...who, ...over })
export const storyChat = (contact = aContact(), chat = storyMessages) =>
  answer(api.chat, { chat, contact, total: chat.length })
export const storyChanged = (chat = aContact()) => answer(api.markRead, { chat, counts: storyCounts })

/** All that the page asks for. */
export const storyInbox = [storyChats(), storyCountsAnswer, storyWho(), storyChat(), storyChanged()]

/** The addresses of the page, and its thread with Vega Hauling. */
export const STORY_PATTERN = '/communication/:vendorName?/:phoneNumber?/:vendorId?'
export const STORY_THREAD = '/communication/Vega%20Hauling/%2B13105550101/3'
