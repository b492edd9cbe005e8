import type { Contact, Message, MessageMedia } from '@product/sdk/nouns/messages'

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
  last_num_media: 0,
  ...over,
})

export const aMessage = (over: Partial<Message> = {}): Message => ({
  id: 1,
  direction: 'inbound',
  body: 'Good morning, the truck is back in the yard.',
  media: [],
  message_status: 'sent',
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

export const aPicture = (over: Partial<MessageMedia> = {}): MessageMedia => ({
  url: '/media/front.jpg',
  small_url: '/media/front-small.jpg',
  is_duplicate: false,
  duplicates: [],
  uploaded_at: '2026-05-04T20:00:00.000Z',
  state: 'stored',
  refusal: null,
  tags: 0,
  ...over,
})
