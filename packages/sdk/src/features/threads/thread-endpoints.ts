import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { bodyId } from '../../contract/id-param'
import { CHAT_TYPES } from '../../nouns/messages/chat-type'
import { chatCounts, contact } from '../../nouns/messages/contact'
import { message } from '../../nouns/messages/message'
import { phoneParam } from '../../nouns/messages/phone-param'
import { threadVendor } from './thread-vendor'

const staff = { all: [1, 2, 3, 5] } as const
const phone = z.object({ phone: phoneParam })
const type = z.object({ type: z.enum(CHAT_TYPES) })

/** Threads on one page of the list. */
export const CHATS_PAGE = 30
/** Messages on one page of a thread. */
export const CHAT_PAGE = 30

const keyword = z
  .string()
  .max(200, 'A search has at most 200 characters.')
  .transform(text => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim())
  .default('')

/** `from` is always `web`; `paginationStatus` is `true` where more is wanted. Both change nothing here. */
const asked = { paginationStatus: z.string().max(20).optional(), from: z.string().max(20).optional() }

/** Whose thread a flag is set on. The vendor and the user of the documents' bodies are the server's to know. */
const flagged = {
  vendor_id: z.number().int().nullish(),
  phone_number: z.string().max(40).optional(),
}

/** What a flag call answers: the thread as it is now, and the counts of the tabs where it changed anything. */
const changed = z.object({ chat: contact, counts: chatCounts.optional() })

/** Spec: communication, 7, "Threads and flags"; `contact`, `unblock` and the cursors are ours. */
export const threadEndpoints = {
  chatCounts: endpoint({
    method: 'GET',
    path: '/communication/chats-count/{type}',
    summary:
      'How many threads each tab has, of those that `keyword` finds; `count` is that of the asked tab.',
    access: staff,
    params: type,
    query: z.object({ keyword }),
    answer: chatCounts.extend({ count: z.number().int() }),
  }),
  chats: endpoint({
    method: 'GET',
    path: '/communication/chats/{type}',
    summary: `Threads of a tab, the newest message first, ${CHATS_PAGE} from \`offset\`. \`keyword\` looks in the vendor's name, the number and the texts. Ours: \`limit\`; \`failed\`: only those in which our last word did not arrive.`,
    access: staff,
    params: type,
    query: z.object({
      ...asked,
      keyword,
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(CHATS_PAGE),
      failed: z.enum(['true', 'false']).default('false'),
    }),
    answer: z.object({ chats: z.array(contact) }),
  }),
  chat: endpoint({
    method: 'GET',
    path: '/communication/chat/{phone}',
    summary: `The messages of a thread, oldest first: page 0 holds the newest ${CHAT_PAGE}. Ours: \`before\` asks for those above that message, which stays right while others arrive; \`after\` for those that came since. A number that nobody wrote with is an empty thread.`,
    access: staff,
    params: phone,
    query: z.object({
      ...asked,
      page: z.coerce.number().int().min(0).max(1_000_000).default(0),
      before: z.coerce.number().int().positive().optional(),
      after: z.coerce.number().int().nonnegative().optional(),
    }),
    answer: z.object({
      chat: z.array(message),
      /** Messages of the thread. */
      total: z.number().int(),
      /** Ours: who this is. Name and flags are blank for a number that is not known. */
      contact,
    }),
  }),
  threadVendor: endpoint({
    method: 'GET',
    path: '/communication/contact/{phone}',
    summary: 'Ours: who has this number, with their trucks, campaigns, and last pictures.',
    access: staff,
    params: phone,
    answer: threadVendor,
  }),
  markStarred: endpoint({
    method: 'POST',
    path: '/communication/mark-starred',
    summary: 'Star a thread. `starred_by` is ignored: who asks is known.',
    access: staff,
    body: z.object({ ...flagged, phone_number: phoneParam, starred_by: z.unknown().optional() }),
    answer: changed,
  }),
  removeStarred: endpoint({
    method: 'DELETE',
    path: '/communication/remove-starred/{phone}',
    summary: 'Take the star off a thread.',
    access: staff,
    params: phone,
    answer: changed,
  }),
  markRead: endpoint({
    method: 'PATCH',
    path: '/communication/mark-read/{phone}',
    summary: 'Mark a thread read.',
    access: staff,
    params: phone,
    body: z
      .object({
        /** Ours: the newest message that was seen. A newer one leaves the thread unread. */
        seen: bodyId<'message'>().optional(),
      })
      .optional(),
    answer: changed,
  }),
  markUnread: endpoint({
    method: 'PATCH',
    path: '/communication/mark-unread/{phone}',
    summary: 'Mark a thread unread.',
    access: staff,
    params: phone,
    answer: changed,
  }),
  markAccounting: endpoint({
    method: 'POST',
    path: '/communication/mark-accounting/{phone}',
    summary: 'Put a thread on the Accounting tab. `added_by` is ignored: who asks is known.',
    access: staff,
    params: phone,
    body: z.object({ ...flagged, added_by: z.unknown().optional() }).optional(),
    answer: changed,
  }),
  removeAccounting: endpoint({
    method: 'DELETE',
    path: '/communication/remove-accounting/{phone}',
    summary: 'Take a thread off the Accounting tab.',
    access: staff,
    params: phone,
    answer: changed,
  }),
  markPictures: endpoint({
    method: 'POST',
    path: '/communication/mark-pictures/{phone}',
    summary: 'Put a thread on the Pictures tab. `added_by` is ignored: who asks is known.',
    access: staff,
    params: phone,
    body: z.object({ ...flagged, added_by: z.unknown().optional() }).optional(),
    answer: changed,
  }),
  removePictures: endpoint({
    method: 'DELETE',
    path: '/communication/remove-pictures/{phone}',
    summary: 'Take a thread off the Pictures tab.',
    access: staff,
    params: phone,
    answer: changed,
  }),
  linkVendor: endpoint({
    method: 'PUT',
    path: '/communication/contact/{phone}/vendor',
    summary: 'Ours: say whose number this is, or with null that nobody is known.',
    access: staff,
    params: phone,
    body: z.object({ vendor_id: bodyId<'vendor'>().nullable() }),
    answer: changed,
    errors: ['invalid'],
  }),
  unblock: endpoint({
    method: 'POST',
    path: '/communication/contact/{phone}/unblock',
    summary: 'Ours: take the block off a thread. One that opted out has to opt in by text.',
    access: { all: [1, 3] },
    params: phone,
    answer: changed,
    errors: ['invalid'],
  }),
}
