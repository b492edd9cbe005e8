import { ApiError } from '@product/sdk/contract'
import { MEGABYTE } from '@product/sdk/values'
import { within } from '../values/within'
import type { BodyRoom } from './body-room'

export interface BodyLimits {
  bytes: number
  /** How long the whole body may be on its way, in milliseconds. Undefined: as long as the listener lets it. */
  ms?: number
  /** Where what arrives is kept in memory. */
  room?: BodyRoom
}

/** Each piece takes time, however little is in it: no network cuts a body as small throughout. */
const MANY_PIECES = 10_000
const SMALL_PIECE = 64

type Piece = Uint8Array<ArrayBuffer>

const sizeText = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.round(bytes / 1024)} kB` : `${Math.floor(bytes / MEGABYTE)} MB`

/**
 * A request's body, piece by piece as it arrives. Throws ApiError `too_large`; `malformed` where it comes too slowly or
 * its sender is gone, which is no fault of ours; `unavailable` where there is no room.
 */
export async function* receivedPieces(
  request: Request,
  { bytes: most, ms, room }: BodyLimits,
): AsyncGenerator<Piece, void> {
  const tooLarge = () =>
    new ApiError('too_large', `The body is larger than ${sizeText(most)}, which is the limit.`)
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge()
  if (request.body === null) return
  const reader: ReadableStreamDefaultReader<Piece> = request.body.getReader()
  const next = () =>
    reader.read().catch((cause: unknown) => {
      throw new ApiError('malformed', 'The request was broken off.', { cause })
    })
  const end = ms === undefined ? undefined : performance.now() + ms
  const tooSlow = () => new ApiError('malformed', 'The body did not arrive in time.')
  const inTime = () =>
    end === undefined ? next() : within(next(), Math.max(0, end - performance.now()), tooSlow)
  let size = 0
  let count = 0
  try {
    for (let piece = await inTime(); !piece.done; piece = await inTime()) {
      size += piece.value.byteLength
      count += 1
      if (count > MANY_PIECES && size < count * SMALL_PIECE)
        throw new ApiError('malformed', 'The body comes in too small pieces.')
      if (size > most) throw tooLarge()
      room?.take(piece.value.byteLength)
      yield piece.value
    }
  } finally {
    // Not cancelled: the rest has to be read before an answer can be sent.
    reader.releaseLock()
  }
}
