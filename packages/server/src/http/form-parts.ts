import { ApiError } from '@product/sdk/contract'
import { composedText } from '@product/sdk/values'
import { bodyPieces } from './body-pieces'

/** One field of a form, as it comes in. Whatever of the body is not read is passed over. */
export interface FormPart {
  name: string
  /** As the sender's machine calls the file, without folders; undefined where the field is no file. */
  fileName?: string
  contentType: string
  body: AsyncIterable<Uint8Array<ArrayBuffer>>
}

const MOST_HEADER_BYTES = 16_384
const CRLF = '\r\n'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

const malformed = () => new ApiError('malformed', 'The form could not be read.')

function boundaryOf(request: Request): string {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new ApiError('wrong_type', 'Send the body as multipart/form-data.')
  }
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined || boundary.length > 200) throw malformed()
  return boundary
}

/** Browsers write a quote and a line's end in a name as %22, %0D and %0A, and leave all else as it is. */
const unescaped = (text: string): string => text.replace(/%(22|0D|0A)/gi, decodeURIComponent)

function describe(header: string): Omit<FormPart, 'body'> {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(header)?.[1] ?? ''
  const name = /(?:^|[;\s])name="([^"]*)"/i.exec(disposition)?.[1]
  if (name === undefined) throw malformed()
  const fileName = /[;\s]filename="([^"]*)"/i.exec(disposition)?.[1]
  return {
    name: unescaped(name),
    ...(fileName !== undefined && {
      fileName: composedText(unescaped(fileName).replace(/^.*[\\/]/, '')),
    }),
    contentType: /^content-type:\s*(.+)$/im.exec(header)?.[1]?.trim() ?? '',
  }
}

/**
 * The fields of a multipart form, one after the other, none of them held in memory. The next comes once the one before
 * is asked no more. Source: RFC 7578.
 */
export async function* formParts(request: Request, mostBytes: number): AsyncGenerator<FormPart, void> {
  const boundary = bytesOf(`${CRLF}--${boundaryOf(request)}`)
  // The first boundary has no line before it; with one put there, all are alike.
  const pieces = bodyPieces(request, mostBytes, bytesOf(CRLF))
  const through = async (mark: Uint8Array, most: number): Promise<string> => {
    let text = ''
    for await (const piece of pieces.until(mark)) {
      text += textOf(piece)
      if (text.length > most) throw malformed()
    }
    return text
  }
  try {
    await through(boundary, MOST_HEADER_BYTES)
    while ((await through(bytesOf(CRLF), MOST_HEADER_BYTES)).trim() !== '--') {
      const part = describe(await through(bytesOf(CRLF + CRLF), MOST_HEADER_BYTES))
      let isOver = false
      const body = async function* () {
        yield* pieces.until(boundary)
        isOver = true
      }
      yield { ...part, body: body() }
      if (!isOver) for await (const _ of pieces.until(boundary));
    }
  } finally {
    await pieces.close()
  }
}
