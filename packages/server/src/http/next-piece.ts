import { ApiError } from '@product/sdk/contract'

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>

/** The next piece of a body. Throws ApiError `malformed` where its sender is gone: no fault of the database's or ours. */
export async function nextPiece(reader: Reader): ReturnType<Reader['read']> {
  try {
    return await reader.read()
  } catch (cause) {
    throw new ApiError('malformed', 'The request was broken off.', { cause })
  }
}
