import type { removalEndpoints } from '@product/sdk/features/removals'
import { PICTURE_LIMITS, PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { Invalid, NotFound } from '../../contract/refusals'
import { formParts } from '../../http/form-parts'
import type { Call } from '../../http/implement'
import { mediaAddress } from '../../nouns/files/media-address'
import { takePhotograph } from '../../nouns/files/take-photograph'
import { findRemoval } from '../../nouns/removals/removal-store'

/** Room for the part's headers. */
const MOST_BYTES = PICTURE_LIMITS.bytes + 16_384

/** The picture waits for the save that names it. */
export async function uploadRemovalImage(call: Call<typeof removalEndpoints.uploadRemovalImage>) {
  const { db, parts, session, now, params, request } = call
  if (!(await findRemoval(db, params.id))) throw new NotFound('This removal')
  for await (const part of formParts(request, MOST_BYTES)) {
    if (part.name !== 'image' || part.fileName === undefined) continue
    const { fileName: name, contentType: type, body: content } = part
    const intake = { db, parts, uploadedBy: session.userId, now }
    const taken = await takePhotograph(intake, { name, type, content }, async () => false)
    if ('problem' in taken) throw new Invalid({ image: taken.problem })
    if ('upright' in taken) return { uploaded_image: mediaAddress(taken.upright) }
  }
  throw new Invalid({ image: PICTURE_TEXTS.unknown })
}
