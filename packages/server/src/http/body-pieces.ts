import { ApiError } from '@product/sdk/contract'
import { receivedPieces } from './received-pieces'

export interface BodyPieces {
  /** What comes before the mark, which is passed over. Throws where the body ends without it. */
  until(mark: Uint8Array): AsyncGenerator<Uint8Array<ArrayBuffer>, void>
  /** Leaves the rest unread. */
  close(): Promise<void>
}

/** Where the mark begins, or -1. */
function indexOf(bytes: Uint8Array, mark: Uint8Array): number {
  const [first = 0] = mark
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (at + mark.length > bytes.length) return -1
    if (mark.every((byte, index) => bytes[at + index] === byte)) return at
  }
  return -1
}

/** Where the last bytes begin that may be the mark's first; the end where there are none. */
function beginningOf(bytes: Uint8Array, mark: Uint8Array): number {
  let at = Math.max(0, bytes.length - mark.length + 1)
  while (!bytes.subarray(at).every((byte, index) => byte === mark[index])) at += 1
  return at
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

/** A request's body piece by piece as it arrives, with `before` put in front: never more than a piece is in memory. */
export function bodyPieces(request: Request, mostBytes: number, before: Uint8Array): BodyPieces {
  const arriving = receivedPieces(request, { bytes: mostBytes })
  let held: Uint8Array<ArrayBuffer> = new Uint8Array(before)

  async function more(): Promise<void> {
    const next = await arriving.next()
    if (next.done) throw new ApiError('malformed', 'The form ends too early.')
    // Most pieces are handed on as they came: what is copied is left to the garbage collector, which lets it pile up.
    held = held.length === 0 ? next.value : joined(held, next.value)
  }

  return {
    async *until(mark) {
      for (;;) {
        const at = indexOf(held, mark)
        const sure = at >= 0 ? at : beginningOf(held, mark)
        const piece = held.subarray(0, sure)
        held = held.subarray(at >= 0 ? at + mark.length : sure)
        if (piece.length > 0) yield piece
        if (at >= 0) return
        await more()
      }
    },
    async close() {
      await arriving.return()
    },
  }
}
