import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { id, idParam } from '../../contract/id-param'
import { instantField } from '../../contract/instant-field'
import { message } from '../../nouns/messages/message'
import { storableText } from '../../nouns/messages/storable-text'
import { blast, blastBody, blastPlan } from '../../nouns/messages/blast'

const staff = { all: [1, 2, 3, 5] } as const
const one = z.object({ id: idParam<'blast'>() })

const schedule = instantField('Please select a date and time.').nullish()

/** Addresses of uploaded pictures, below `/media`. */
const media = z.array(z.string().max(300)).max(100).nullish()

/** Spec: communication, 7, "Sending" and "Vendors"; blasts and the retry are ours. */
export const sendingEndpoints = {
  sendMessage: endpoint({
    method: 'POST',
    path: '/communication/send',
    summary:
      'Put a message to one number into the outbox, now or at `schedule` (20 minutes to 7 days ahead). `sender_id` is ignored: who asks is known. Ours: `client_key` comes back in the events.',
    access: staff,
    body: z.object({
      to: z.string().max(40),
      body: storableText(20_000).default(''),
      sender_id: z.unknown().optional(),
      isPictures: z.boolean().default(false),
      media,
      schedule,
      vendor_id: z.number().int().nullish(),
      client_key: storableText(64).min(1).optional(),
    }),
    answer: z.object({ message }),
    errors: ['invalid'],
  }),
  retryMessage: endpoint({
    method: 'POST',
    path: '/communication/message/{id}/retry',
    summary: 'Ours: send a message that failed once more, as a new one.',
    access: staff,
    params: z.object({ id: idParam<'message'>() }),
    answer: z.object({ message }),
    errors: ['invalid', 'conflict'],
  }),
  planBlast: endpoint({
    method: 'POST',
    path: '/communication/blast/plan',
    summary:
      'Ours: the dry run of a message to many, now or at `schedule`. Who gets which text in how many segments, who is left out and why, and whether it is quiet hours then.',
    access: staff,
    body: blastBody.extend({ schedule }),
    answer: blastPlan,
    errors: ['invalid', 'too_large'],
    readOnly: true,
  }),
  sendBlast: endpoint({
    method: 'POST',
    path: '/communication/blast',
    summary:
      'Ours: put a message to many into the outbox, one for each recipient of the plan, now or at `schedule`. It goes on when the browser is closed.',
    access: staff,
    body: blastBody.extend({ schedule }),
    answer: z.object({ blast }),
    errors: ['invalid', 'too_large'],
  }),
  blast: endpoint({
    method: 'GET',
    path: '/communication/blast/{id}',
    summary: 'Ours: how far a message to many has come, and which numbers failed and why.',
    access: staff,
    params: one,
    answer: z.object({ blast }),
  }),
  blasts: endpoint({
    method: 'GET',
    path: '/communication/blasts',
    summary: 'Ours: the last 20 messages to many, newest first.',
    access: staff,
    answer: z.object({ blasts: z.array(blast) }),
  }),
  retryBlast: endpoint({
    method: 'POST',
    path: '/communication/blast/{id}/retry',
    summary: 'Ours: send to those once more to whom it failed, as a new message to many.',
    access: staff,
    params: one,
    answer: z.object({ blast }),
    errors: ['invalid', 'conflict'],
  }),
  uploadSmsMedia: endpoint({
    method: 'POST',
    path: '/communication/chat/upload-sms-media',
    summary:
      'Upload pictures of a message: JPEG, PNG, WebP or GIF, up to 10, together at most 5,242,880 bytes. What no message takes up is swept away.',
    access: staff,
    bodyKind: 'multipart',
    streamed: true,
    body: z.object({ images: z.union([z.file(), z.array(z.file())]) }),
    answer: z.object({
      /** Addresses, in the order they came. */
      uploaded_images: z.array(z.string()),
      /** Ours. */
      files: z.array(z.object({ url: z.string(), small_url: z.string(), bytes: z.number().int() })),
    }),
    errors: ['invalid', 'too_large', 'wrong_type'],
  }),
  downloadMedia: endpoint({
    method: 'GET',
    path: '/communication/download-media/{encodedUrl}',
    summary:
      'The picture itself, as an attachment. Only an address that stands in a message or is of a truck; everything else is not there.',
    access: staff,
    params: z.object({ encodedUrl: z.string().max(2000) }),
    answersFile: true,
    answer: z.instanceof(Blob),
  }),
  searchMessageVendors: endpoint({
    method: 'GET',
    path: '/communication/chat/search-vendor/{text}',
    summary: 'Vendors by name, nickname, code or number, by name, at most 50.',
    access: staff,
    params: z.object({ text: z.string().trim().min(1, 'Please type what to look for.').max(200) }),
    answer: z.object({
      vendors: z.array(
        z.object({
          name: z.string(),
          /** E.164; null: a vendor without a number. */
          phone_num: z.string().nullable(),
          vendor_id: id<'vendor'>(),
        }),
      ),
    }),
  }),
}
