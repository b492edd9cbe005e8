import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { eq } from 'drizzle-orm'
import { Invalid } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { vendors } from '../../db/tables/fleet'
import { keepFile, letFileGo } from '../files/file-record-store'
import { fileNameOf, mediaAddress } from '../files/media-address'

/** Whether a file is the picture of a vendor. */
export const isVendorPicture = async (db: Db, fileName: string): Promise<boolean> =>
  (await db.$count(vendors, eq(vendors.profile_picture, mediaAddress(fileName)))) > 0

/**
 * Makes an uploaded picture the vendor's, and lets the former go. Nothing happens where the body does not name one, or
 * the same. Throws Invalid for an address that is no upload of ours, or one that is taken already.
 */
export async function takeVendorPicture(
  tx: Db,
  address: string | null | undefined,
  now: Date,
  former: string | null = null,
  prefix = '',
): Promise<void> {
  if (address === undefined || address === former) return
  if (address !== null) {
    const name = fileNameOf(address)
    if (name === undefined || !(await keepFile(tx, name, now))) {
      throw new Invalid({ [`${prefix}profile_picture`]: PICTURE_TEXTS.gone })
    }
  }
  const formerName = former === null ? undefined : fileNameOf(former)
  if (formerName !== undefined) await letFileGo(tx, formerName, now)
}
