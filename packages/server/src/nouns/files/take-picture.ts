import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import type { Db } from '../../db/db'
import { Invalid } from '../../contract/refusals'
import { attachFile, detachFiles } from './file-record-store'
import { fileNameOf } from './media-address'

/**
 * Makes an uploaded picture a user's profile picture and lets the former go. Throws Invalid for an address that is no
 * upload of ours, or one that another user has already.
 */
export async function takePicture(
  tx: Db,
  address: string,
  userId: number,
  now: Date,
  former?: string | null,
): Promise<void> {
  const name = fileNameOf(address)
  if (name === undefined || !(await attachFile(tx, name, userId, now))) {
    throw new Invalid({ userProfileUrl: PICTURE_TEXTS.gone })
  }
  const formerName = former ? fileNameOf(former) : undefined
  if (formerName !== undefined) await detachFiles(tx, userId, now, formerName)
}
