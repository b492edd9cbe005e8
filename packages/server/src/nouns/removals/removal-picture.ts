import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { Invalid } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { findFile, keepFile, letFileGo } from '../files/file-record-store'
import { fileNameOf } from '../files/media-address'
import { photographNames } from '../files/photograph-names'
import type { WrittenFields } from './removal-store'

interface Shown {
  removal_img_url: string | null
  removal_small_img_url: string | null
}

type PictureFields = Pick<WrittenFields, 'file_name' | 'small_file_name'>

async function takeUp(tx: Db, address: string, userId: number, now: Date): Promise<PictureFields> {
  const gone = () => new Invalid({ removal_img_url: PICTURE_TEXTS.gone })
  const name = fileNameOf(address)
  const file = name === undefined ? undefined : await findFile(tx, name)
  if (name === undefined || !file?.content_type.startsWith('image/') || file.uploaded_by !== userId)
    throw gone()
  if (!(await keepFile(tx, name, now))) throw gone()
  for (const small of photographNames(name).small)
    if (await keepFile(tx, small, now)) return { file_name: name, small_file_name: small }
  return { file_name: name, small_file_name: null }
}

/**
 * What a removal's picture becomes by an address: absent, it stays; null or blank takes it away; another one is an
 * upload of the user's own that no record took up yet. What it was before is let go. Throws Invalid.
 */
export async function changedPicture(
  tx: Db,
  before: Shown,
  address: string | null | undefined,
  { userId, now }: { userId: number; now: Date },
): Promise<PictureFields> {
  if (address === undefined || (address ?? '') === (before.removal_img_url ?? '')) return {}
  for (const former of [before.removal_img_url, before.removal_small_img_url]) {
    const name = former === null ? undefined : fileNameOf(former)
    if (name !== undefined) await letFileGo(tx, name, now)
  }
  if (address === null || address === '') return { file_name: null, small_file_name: null }
  return takeUp(tx, address, userId, now)
}
