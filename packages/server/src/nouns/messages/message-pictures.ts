import type { Message } from '@product/sdk/nouns/messages'
import type { Db } from '../../db/db'
import { fileNameOf } from '../files/media-address'
import type { KnownPictures } from '../pictures/known-pictures'
import { duplicatesOf } from '../pictures/picture-duplicates'
import { tagCounts } from '../pictures/picture-tag-store'

const nameOf = (url: string | null): string | undefined => (url === null ? undefined : fileNameOf(url))

/** Says of every picture of the messages what it is a duplicate of and how often it is tagged. */
export async function withPictureFacts(
  db: Db,
  known: KnownPictures,
  messages: readonly Message[],
): Promise<Message[]> {
  const names = messages.flatMap(({ media }) => media.flatMap(({ url }) => nameOf(url) ?? []))
  if (names.length === 0) return [...messages]
  const [found, tags] = [await duplicatesOf(db, known, names), await tagCounts(db, names)]
  return messages.map(message => ({
    ...message,
    media: message.media.map(one => {
      const duplicates = found.get(nameOf(one.url) ?? '') ?? []
      return {
        ...one,
        duplicates,
        is_duplicate: duplicates.length > 0,
        tags: tags.get(nameOf(one.url) ?? '') ?? 0,
      }
    }),
  }))
}
