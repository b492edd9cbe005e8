import type { clientUserEndpoints } from '@product/sdk/features/client-users'
import { PICTURE_LIMITS, PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { ApiError } from '@product/sdk/contract'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { insertFile } from '../../nouns/files/file-record-store'
import { mediaAddress, newFileName } from '../../nouns/files/media-address'
import { sweepFiles, UPLOAD_WAITS_MS } from '../../nouns/files/sweep-files'
import { Invalid } from '../../contract/refusals'
import { once } from '../../nouns/record-keeping/idempotency-store'
import type { Call } from '../../http/implement'
import { idempotentRequest } from '../../http/serve-endpoint'
import { sha256OfBytes } from '../../values/tokens'
import type { CleanImage } from '../../outside/image-intake'
import { claimedType, imageTypeOf } from '../../outside/image-type'

type UploadCall = Call<typeof clientUserEndpoints.uploadPicture>

async function cleanPicture({ parts }: UploadCall, file: File, bytes: Uint8Array): Promise<CleanImage> {
  const refuse = (problem: string) => new Invalid({ image: problem })
  const [type, claimed] = [imageTypeOf(bytes), claimedType(file)]
  if (type !== undefined && claimed !== undefined && type !== claimed) {
    throw refuse(PICTURE_TEXTS.misnamed(claimed.toUpperCase(), type.toUpperCase()))
  }
  const picture = await parts.images.profilePicture(bytes)
  if ('problem' in picture) throw refuse(picture.problem)
  return picture
}

/**
 * Takes in a picture and keeps it for a day, until a client user takes it up. The row stands before the bytes do, so a
 * stop in the middle leaves nothing that no sweep finds; no transaction is open while the picture is decoded.
 */
export async function uploadPicture(call: UploadCall) {
  const { db, parts, session, now, requestId } = call
  const file = call.body.image
  if (file.size > PICTURE_LIMITS.bytes) {
    throw new ApiError('too_large', PICTURE_TEXTS.tooLarge, { issues: { image: PICTURE_TEXTS.tooLarge } })
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { bytes: clean, contentType } = await cleanPicture(call, file, bytes)
  await sweepFiles(db, parts.files, now)
  const name = newFileName(contentType)
  await insertFile(db, {
    name,
    content_type: contentType,
    bytes: clean.byteLength,
    uploaded_by: session.userId,
    created_at: now,
    expires_at: new Date(now.getTime() + UPLOAD_WAITS_MS),
  })
  await parts.files.put(name, clean, contentType)
  const idempotent = idempotentRequest(call, await sha256OfBytes(bytes))
  return db.transaction(async tx => {
    const record = async () => {
      await recordAudit(tx, {
        session,
        now,
        requestId,
        action: 'uploaded a picture',
        entity: 'file',
        entityId: name,
      })
      return { uploaded_image: mediaAddress(name) }
    }
    return idempotent ? once(tx, idempotent, record) : record()
  })
}
