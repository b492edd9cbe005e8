import { ApiError } from '@product/sdk/contract'
import { DOCUMENT_LIMITS, DOCUMENT_TEXTS } from '@product/sdk/nouns/files'
import { composedText, MEGABYTE } from '@product/sdk/values'
import { z } from 'zod'
import { Invalid, readBySchema } from '../../contract/refusals'
import type { BodyRoom } from '../../http/body-room'
import { type FormPart, formParts } from '../../http/form-parts'
import { readJson } from '../../http/read-input'
import { fileNameOf } from '../../nouns/files/media-address'
import { dropFile } from '../../nouns/files/take-in-file'
import { type DocumentTaker, type TakenDocument, takeDocument, tooLarge } from './take-document'

/** What is said beside the content, not checked yet, and the content in the file store. */
export interface ReadVendorFile {
  fields: Record<string, unknown>
  taken: TakenDocument
}

type ReadingCall = DocumentTaker & { request: Request; room: BodyRoom }

const MOST_FIELD_BYTES = 64_000
/** Room for the other fields, and in JSON for base64, which takes a third more. */
const MOST_FORM_BYTES = DOCUMENT_LIMITS.bytes + MEGABYTE
const MOST_JSON_BYTES = Math.ceil((DOCUMENT_LIMITS.bytesInJson * 4) / 3) + MEGABYTE

async function textOf({ name, body }: FormPart): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of body) {
    text += decoder.decode(piece, { stream: true })
    if (text.length > MOST_FIELD_BYTES) throw new Invalid({ [name]: 'This is too long.' })
  }
  return composedText(text + decoder.decode())
}

/** A form's file goes into the store as it arrives, whatever of the other fields comes before or after it. */
export async function readVendorFileForm(call: ReadingCall): Promise<ReadVendorFile> {
  const fields: Record<string, unknown> = {}
  let taken: TakenDocument | undefined
  try {
    for await (const part of formParts(call.request, MOST_FORM_BYTES)) {
      if (part.fileName === undefined) {
        const text = await textOf(part)
        fields[part.name] = part.name === 'vendor_id' && /^\d+$/.test(text) ? Number(text) : text
      } else if (part.name === 'file_data' && taken === undefined) {
        taken = await takeDocument(call, part.fileName, part.body)
      }
    }
  } catch (error) {
    if (taken) await dropTaken(call, taken)
    // Said of the whole form, it would stand beside no field.
    if (error instanceof ApiError && error.code === 'too_large') throw tooLarge(DOCUMENT_TEXTS.tooLarge)
    throw error
  }
  if (!taken) throw new Invalid({ file_data: DOCUMENT_TEXTS.missing })
  return { fields, taken }
}

const jsonBody = z.looseObject({
  name: z.string({ error: DOCUMENT_TEXTS.nameMissing }),
  file_data: z.string({ error: DOCUMENT_TEXTS.missing }),
})

/** Bytes of base64 text, bare or as a data URL. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const bare = text.replace(/^data:[^,]{0,200},/, '')
  if ((bare.length * 3) / 4 > DOCUMENT_LIMITS.bytesInJson + 3) throw tooLarge(DOCUMENT_TEXTS.tooLargeInJson)
  try {
    return Uint8Array.from(atob(bare), sign => sign.charCodeAt(0))
  } catch {
    throw new Invalid({ file_data: DOCUMENT_TEXTS.noBase64 })
  }
}

export async function readVendorFileJson(call: ReadingCall): Promise<ReadVendorFile> {
  const read = readBySchema(jsonBody, await readJson(call.request, MOST_JSON_BYTES, call.room))
  if (read.issues) throw new Invalid(read.issues)
  const { file_data, ...fields } = read.data
  const bytes = fromBase64(file_data)
  async function* content() {
    yield bytes
  }
  return { fields, taken: await takeDocument(call, fields.name, content()) }
}

/** Deletes what was taken in where the rest of the request is refused. */
export async function dropTaken({ db, files }: DocumentTaker, { url }: TakenDocument): Promise<void> {
  const name = fileNameOf(url)
  if (name !== undefined) await dropFile(db, files, name)
}
