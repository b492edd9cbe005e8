import { ApiError } from '@product/sdk/contract'
import { PICTURE_LIMITS } from '@product/sdk/nouns/files'
import { z } from 'zod'
import type { AppParts } from '../../http/app-context'
import { takeInFile } from '../../nouns/files/take-in-file'
import { insertSimulatedTexts } from '../../nouns/messages/simulated-text-store'
import { simulatedSid } from '../../outside/simulated-carrier'
import { INBOUND_PATH, simulatedPictureUrl } from './carrier-line'
import { signedDelivery } from './deliver'
import { receiveInbound } from './receive-delivery'

/** A text from a telephone of the simulated carrier; pictures as `data:` addresses. */
export const phoneText = z.object({
  from: z.string().regex(/^\+\d{11,15}$/, 'A number is + and 11 to 15 digits.'),
  body: z.string().max(1600, 'A text has at most 1,600 characters.').default(''),
  media: z
    .array(z.string().regex(/^data:[\w/+.-]+;base64,[\w+/]+=*$/, 'A picture is a data: address in base64.'))
    .max(10, 'A text has at most 10 pictures.')
    .default([]),
  /** The carrier brings the same text again. */
  sid: z
    .string()
    .regex(/^(SM|MM)[0-9a-f]{32}$/)
    .optional(),
})

async function holdPicture({ db, files, clock }: AppParts, address: string) {
  const [, contentType = '', data = ''] = /^data:([^;]+);base64,(.*)$/.exec(address) ?? []
  const content = Uint8Array.from(atob(data), sign => sign.charCodeAt(0))
  const { name } = await takeInFile({
    db,
    files,
    now: clock.now(),
    contentType,
    content,
    mostBytes: PICTURE_LIMITS.bytes,
  })
  return { url: simulatedPictureUrl(name), contentType }
}

/** Writes to us from a telephone. Answers the carrier's id of the text. */
export async function textFromPhone(parts: AppParts, given: unknown): Promise<{ sid: string }> {
  const read = phoneText.safeParse(given)
  if (!read.success) {
    throw new ApiError('malformed', read.error.issues[0]?.message ?? 'This is no text.')
  }
  const { from, body, media, sid = simulatedSid(media.length > 0) } = read.data
  const pictures: { url: string; contentType: string }[] = []
  for (const address of media) pictures.push(await holdPicture(parts, address))
  const delivery = signedDelivery(parts, INBOUND_PATH, [
    ['MessageSid', sid],
    ['From', from],
    ['Body', body],
    ['NumMedia', String(pictures.length)],
    ...pictures.flatMap(({ url, contentType }, at): [string, string][] => [
      [`MediaUrl${at}`, url],
      [`MediaContentType${at}`, contentType],
    ]),
  ])
  // The carrier has it before it brings it, so that what we missed is found there.
  await insertSimulatedTexts(parts.db, [
    {
      sid,
      phone_number: from,
      direction: 'from_phone',
      body,
      media_urls: pictures.map(({ url }) => url),
      status: 'received',
      error_code: null,
      to_report: [],
      created_at: parts.clock.now(),
    },
  ])
  await receiveInbound(delivery, parts)
  return { sid }
}
