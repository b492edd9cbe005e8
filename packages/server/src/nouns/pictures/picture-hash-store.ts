import type { PictureHash } from '@product/sdk/nouns/pictures'
import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { vendors } from '../../db/tables/fleet'
import { different_pictures, picture_hashes } from '../../db/tables/pictures'

export interface ReceivedPicture {
  /** Of the upright picture that pages show. */
  fileName: string
  /** Of the original, as it came. */
  hash: PictureHash
  /** Null where nobody is known by the number that sent it. */
  vendorId: number | null
  at: Date
}

/** Keeps what received pictures look like. One that is known by its file already stays as it is. */
export async function insertPictureHashes(tx: Db, pictures: readonly ReceivedPicture[]): Promise<void> {
  if (pictures.length === 0) return
  await tx
    .insert(picture_hashes)
    .values(
      pictures.map(({ fileName, hash: { sha256, pdq, quality }, vendorId, at }) => ({
        file_name: fileName,
        sha256,
        pdq,
        quality,
        vendor_id: vendorId,
        uploaded_at: at,
      })),
    )
    .onConflictDoNothing({ target: picture_hashes.file_name })
}

const columns = {
  picture_hash_id: picture_hashes.picture_hash_id,
  file_name: picture_hashes.file_name,
  sha256: picture_hashes.sha256,
  pdq: picture_hashes.pdq,
  quality: picture_hashes.quality,
  vendor_id: picture_hashes.vendor_id,
  uploaded_at: picture_hashes.uploaded_at,
}

export const hashesOfFiles = (db: Db, names: readonly string[]) =>
  db
    .select(columns)
    .from(picture_hashes)
    .where(inArray(picture_hashes.file_name, [...names]))

export type StoredHash = Awaited<ReturnType<typeof hashesOfFiles>>[number]

/** All of these bytes or ids, with whose they are, in the order in which they came. */
export const hashesByBytesOrId = (db: Db, shas: readonly string[], ids: readonly number[]) =>
  db
    .select({ ...columns, vendor_name: vendors.name })
    .from(picture_hashes)
    .leftJoin(vendors, eq(vendors.vendor_id, picture_hashes.vendor_id))
    .where(or(inArray(picture_hashes.sha256, [...shas]), inArray(picture_hashes.picture_hash_id, [...ids])))
    .orderBy(asc(picture_hashes.picture_hash_id))

export type OwnedHash = Awaited<ReturnType<typeof hashesByBytesOrId>>[number]

const inOrder = (one: string, other: string): [string, string] => (one < other ? [one, other] : [other, one])

export const pairKey = (one: string, other: string): string => inOrder(one, other).join(' ')

/** Keys of the pairs with one of these pictures of which someone said that they are not the same. */
export async function toldApart(db: Db, names: readonly string[]): Promise<Set<string>> {
  const list = [...names]
  const pairs = await db
    .select({ one: different_pictures.file_name, other: different_pictures.other_file_name })
    .from(different_pictures)
    .where(or(inArray(different_pictures.file_name, list), inArray(different_pictures.other_file_name, list)))
  return new Set(pairs.map(({ one, other }) => pairKey(one, other)))
}

/** False where it was said before. */
export async function tellApart(
  tx: Db,
  names: readonly [string, string],
  { by, at }: { by: number; at: Date },
): Promise<boolean> {
  const [file_name, other_file_name] = inOrder(...names)
  const added = await tx
    .insert(different_pictures)
    .values({ file_name, other_file_name, said_by: by, said_at: at })
    .onConflictDoNothing()
    .returning({ file_name: different_pictures.file_name })
  return added.length > 0
}
