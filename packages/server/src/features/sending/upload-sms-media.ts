import { ApiError } from '@product/sdk/contract'
import type { sendingEndpoints } from '@product/sdk/features/sending'
import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { MESSAGE_MEDIA, MESSAGE_MEDIA_TEXTS, mediaProblem } from '@product/sdk/nouns/messages'
import { Invalid } from '../../contract/refusals'
import { formParts } from '../../http/form-parts'
import type { Call } from '../../http/implement'
import { mediaAddress } from '../../nouns/files/media-address'
import { sweepFiles } from '../../nouns/files/sweep-files'
import { dropFile } from '../../nouns/files/take-in-file'
import { takePhotograph, type TakenPhotograph } from '../../nouns/files/take-photograph'
import { recordAudit } from '../../nouns/record-keeping/record-audit'

type UploadCall = Call<typeof sendingEndpoints.uploadSmsMedia>

/** Room for the parts' headers. */
const MOST_FORM_BYTES = MESSAGE_MEDIA.mostBytes + MESSAGE_MEDIA.mostPictures * 16_384

/** What goes to phones: carriers make larger ones smaller, and not better. */
const SENT_SIZE = { side: 1600, quality: 70 }

const tooLarge = () =>
  new ApiError('too_large', MESSAGE_MEDIA_TEXTS.tooLarge, {
    issues: { images: MESSAGE_MEDIA_TEXTS.tooLarge },
  })

async function takeOne(
  { db, parts, session, now }: UploadCall,
  part: { fileName: string; contentType: string; body: AsyncIterable<Uint8Array<ArrayBuffer>> },
  mostBytes: number,
): Promise<TakenPhotograph> {
  const taken = await takePhotograph(
    { db, parts, uploadedBy: session.userId, now, mostBytes, size: SENT_SIZE },
    { name: part.fileName, type: part.contentType, content: part.body },
    // The same picture may stand in any number of messages.
    async () => false,
  )
  if ('original' in taken) return taken
  if (!('problem' in taken) || taken.problem === PICTURE_TEXTS.tooLarge) throw tooLarge()
  throw new Invalid({ images: taken.problem })
}

async function takeAll(call: UploadCall, taken: TakenPhotograph[]): Promise<void> {
  const received = () => taken.reduce((sum, { originalBytes }) => sum + originalBytes, 0)
  for await (const { name, fileName, contentType, body } of formParts(call.request, MOST_FORM_BYTES)) {
    if (name !== 'images' || fileName === undefined) continue
    if (taken.length >= MESSAGE_MEDIA.mostPictures) throw new Invalid({ images: MESSAGE_MEDIA_TEXTS.tooMany })
    taken.push(await takeOne(call, { fileName, contentType, body }, MESSAGE_MEDIA.mostBytes - received()))
  }
  if (taken.length === 0) throw new Invalid({ images: MESSAGE_MEDIA_TEXTS.none })
  if (mediaProblem(taken.map(({ uprightBytes }) => uprightBytes)) !== undefined) throw tooLarge()
}

/** Takes in the pictures of one message, all or none; each waits for a day to be taken up by it. */
export async function uploadSmsMedia(call: UploadCall) {
  const { db, parts, session, now, requestId } = call
  await sweepFiles(db, parts.files, now)
  const taken: TakenPhotograph[] = []
  try {
    await takeAll(call, taken)
  } catch (error) {
    for (const { original, upright, small } of taken)
      for (const name of [original, upright, small]) await dropFile(db, parts.files, name)
    throw error instanceof ApiError && error.code === 'too_large' ? tooLarge() : error
  }
  await recordAudit(db, {
    session,
    now,
    requestId,
    action: `uploaded ${taken.length === 1 ? 'a picture' : `${taken.length} pictures`} for a message`,
    entity: 'file',
  })
  const files = taken.map(({ upright, small, uprightBytes }) => ({
    url: mediaAddress(upright),
    small_url: mediaAddress(small),
    bytes: uprightBytes,
  }))
  return { uploaded_images: files.map(({ url }) => url), files }
}
