import { isTelling, lookAlike, type PictureDuplicate, type PictureMatch } from '@product/sdk/nouns/pictures'
import type { Db } from '../../db/db'
import { mediaAddress } from '../files/media-address'
import type { KnownPictures } from './known-pictures'
import {
  hashesByBytesOrId,
  hashesOfFiles,
  type OwnedHash,
  pairKey,
  type StoredHash,
  toldApart,
} from './picture-hash-store'

/** Of one picture so many are told: who looks for a cheat needs to see a few, not a thousand. */
const MOST = 20

function infoOf({ kind, confidence_level }: PictureMatch, first: OwnedHash): PictureDuplicate {
  return {
    duplicate_with: mediaAddress(first.file_name),
    original_uploaded_at: first.uploaded_at.toISOString(),
    confidence_level,
    kind,
    vendor_id: first.vendor_id,
    vendor_name: first.vendor_name,
  }
}

/**
 * For each of these files the pictures that were there before it and are the same, to the byte or to the eye: those of
 * its vendor, and where there are none those of all; the surest first. Files without any are left out.
 * Source: decisions, Messages.
 */
export async function duplicatesOf(
  db: Db,
  known: KnownPictures,
  names: readonly string[],
): Promise<Map<string, PictureDuplicate[]>> {
  const asked = names.length === 0 ? [] : await hashesOfFiles(db, names)
  if (asked.length === 0) return new Map()
  await known.refresh(db)
  const matches = new Map(asked.map(picture => [picture.file_name, looksOf(known, picture)]))
  const ids = [...matches.values()].flatMap(found => [...found.keys()])
  const candidates = await hashesByBytesOrId(
    db,
    asked.map(({ sha256 }) => sha256),
    ids,
  )
  const apart = await toldApart(db, names)
  const found = asked.map((picture): [string, PictureDuplicate[]] => {
    const looks = matches.get(picture.file_name)
    const earlier = candidates.flatMap(first => {
      const match = matchOf(picture, first, looks?.get(first.picture_hash_id))
      const isEarlier = first.picture_hash_id < picture.picture_hash_id
      if (!match || !isEarlier || apart.has(pairKey(picture.file_name, first.file_name))) return []
      return [infoOf(match, first)]
    })
    return [picture.file_name, inScope(earlier, picture.vendor_id)]
  })
  return new Map(found.filter(([, duplicates]) => duplicates.length > 0))
}

/** Bits apart, by id. */
function looksOf(known: KnownPictures, { pdq, quality }: StoredHash): Map<number, number> {
  if (pdq === null || !isTelling({ quality: quality ?? 0 })) return new Map()
  return new Map(known.lookAlikes(pdq).map(({ id, bits }) => [id, bits]))
}

function matchOf(picture: StoredHash, first: OwnedHash, bits: number | undefined): PictureMatch | undefined {
  if (first.sha256 === picture.sha256) return { kind: 'exact', confidence_level: 100 }
  return bits === undefined ? undefined : lookAlike(bits)
}

function inScope(duplicates: readonly PictureDuplicate[], vendorId: number | null): PictureDuplicate[] {
  const own = duplicates.filter(({ vendor_id }) => vendor_id !== null && vendor_id === vendorId)
  return (own.length > 0 ? own : [...duplicates])
    .sort(
      (a, b) =>
        Number(b.kind === 'exact') - Number(a.kind === 'exact') || b.confidence_level - a.confidence_level,
    )
    .slice(0, MOST)
}
