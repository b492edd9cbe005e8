import { ApiError } from '@product/sdk/contract'
import { DOCUMENT_LIMITS, DOCUMENT_TEXTS } from '@product/sdk/nouns/files'
import { Invalid } from '../../contract/refusals'
import type { FormPart } from '../../http/form-parts'
import type { Db } from '../../db/db'
import type { FileStore } from '../../outside/file-store'
import { mediaAddress } from '../../nouns/files/media-address'
import { FileTooLarge, takeInFile, withHead } from '../../nouns/files/take-in-file'
import { documentTypeOf, HEAD_BYTES } from '../../outside/document-type'

export interface DocumentTaker {
  db: Db
  files: FileStore
  now: Date
  uploadedBy?: number
}

export interface TakenDocument {
  name: string
  url: string
  content_type: string
  size: number
}

export const tooLarge = (message: string): ApiError =>
  new ApiError('too_large', message, { issues: { file_data: message } })

/** Takes in a paper and keeps it for a day, or throws why it is refused. */
export async function takeDocument(
  { db, files, now, uploadedBy }: DocumentTaker,
  name: string,
  content: FormPart['body'],
): Promise<TakenDocument> {
  const { head, whole } = await withHead(content, HEAD_BYTES)
  const type = documentTypeOf(head, name)
  if ('problem' in type) throw new Invalid({ file_data: type.problem })
  try {
    const { contentType } = type
    const stored = await takeInFile({
      db,
      files,
      uploadedBy,
      now,
      contentType,
      content: whole,
      mostBytes: DOCUMENT_LIMITS.bytes,
    })
    return { name, url: mediaAddress(stored.name), content_type: contentType, size: stored.size }
  } catch (error) {
    if (error instanceof FileTooLarge) throw tooLarge(DOCUMENT_TEXTS.tooLarge)
    throw error
  }
}
