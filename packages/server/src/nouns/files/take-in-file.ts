import type { Db } from '../../db/db'
import type { FileStore } from '../../outside/file-store'
import { deleteFile, insertFile, setFileSize } from './file-record-store'
import { newFileName } from './media-address'
import { UPLOAD_WAITS_MS } from './sweep-files'

type Pieces = AsyncIterable<Uint8Array<ArrayBuffer>>

/** More came than is allowed; nothing of it is kept. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge'
}

/** The first bytes of what comes, at least so many where there are, and all of it. */
export async function withHead(
  pieces: Pieces,
  headBytes: number,
): Promise<{ head: Uint8Array<ArrayBuffer>; whole: Pieces }> {
  const coming = pieces[Symbol.asyncIterator]()
  const read: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  while (size < headBytes) {
    const { done, value } = await coming.next()
    if (done) break
    read.push(value)
    size += value.byteLength
  }
  const head = new Uint8Array(await new Blob(read).arrayBuffer()).subarray(0, headBytes)
  async function* whole() {
    yield* read
    yield* { [Symbol.asyncIterator]: () => coming }
  }
  return { head, whole: whole() }
}

interface TakeIn {
  db: Db
  files: FileStore
  uploadedBy?: number
  now: Date
  /** Where it is not to be any. */
  name?: string
  contentType: string
  /** The name under which it is saved, where no record will know it. */
  saveAs?: string
  content: Pieces | Uint8Array<ArrayBuffer>
  mostBytes: number
  /** How long it is kept; absent: a day. */
  waitsMs?: number
}

async function* counted(
  content: Pieces | Uint8Array<ArrayBuffer>,
  most: number,
  tell: (bytes: number) => void,
) {
  let size = 0
  const pieces = content instanceof Uint8Array ? [content] : content
  for await (const piece of pieces) {
    size += piece.byteLength
    if (size > most) throw new FileTooLarge()
    tell(size)
    yield piece
  }
}

/**
 * Puts what comes into the file store and keeps it for a while, until a record takes it up. Its row stands before its
 * bytes do, so a stop in the middle leaves nothing that no sweep finds. No transaction may be open: it takes as long
 * as the sender does. Throws FileTooLarge.
 */
export async function takeInFile(taken: TakeIn): Promise<{ name: string; size: number }> {
  const { db, files, now, contentType } = taken
  const name = taken.name ?? newFileName(contentType)
  await insertFile(db, {
    name,
    content_type: contentType,
    save_as: taken.saveAs,
    bytes: 0,
    uploaded_by: taken.uploadedBy,
    created_at: now,
    expires_at: new Date(now.getTime() + (taken.waitsMs ?? UPLOAD_WAITS_MS)),
  })
  let size = 0
  try {
    await files.put(
      name,
      counted(taken.content, taken.mostBytes, bytes => (size = bytes)),
      contentType,
    )
  } catch (error) {
    await dropFile(db, files, name)
    throw error
  }
  await setFileSize(db, name, size)
  return { name, size }
}

/** Deletes a file that no record took up. */
export async function dropFile(db: Db, files: FileStore, name: string): Promise<void> {
  await files.delete(name)
  await deleteFile(db, name)
}
