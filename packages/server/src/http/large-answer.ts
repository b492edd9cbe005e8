import { sha256 } from '../values/tokens'
import type { AppParts } from './app-context'

/** Asks the database for one piece when its turn has come: between two of them others have theirs. */
export type PieceTurn = <T>(ask: () => Promise<T>) => Promise<T>

/** An answer too large to stand in memory: JSON, made piece by piece while it goes out. */
export class LargeAnswer {
  constructor(
    /** Another text whenever the answer would be another one: whoever has the answer is not sent it again. */
    readonly version: string,
    /**
     * Whoever makes them names every field, so that the answer holds no more than the contract says, and asks the database
     * in `turn` only.
     */
    readonly pieces: (turn: PieceTurn) => AsyncIterable<string>,
  ) {}
}

/** A weak one: compressed or not, the answer is the same. */
const etagOf = (version: string): string => `W/"${sha256(version).slice(0, 32)}"`

const isAmong = (etag: string, asked: string | null): boolean =>
  (asked ?? '').split(',').some(known => ['*', etag.slice(2)].includes(known.trim().replace(/^W\//, '')))

/**
 * Sends what the caller does not have already. The first piece is made before this resolves, so that what fails at once
 * has its status; what fails later breaks the answer off.
 */
export async function largeResponse(
  { version, pieces }: LargeAnswer,
  { request, headers }: { request: Request; headers: Headers },
  { release = '', turn }: { release?: string; turn: PieceTurn },
): Promise<Response> {
  const etag = etagOf(`${release} ${request.url} ${version}`)
  headers.set('etag', etag)
  // Kept where only this person reads it, and never shown without asking.
  headers.set('cache-control', 'private, no-cache')
  if (isAmong(etag, request.headers.get('if-none-match'))) {
    headers.delete('content-type')
    return new Response(null, { status: 304, headers })
  }
  const made = pieces(turn)[Symbol.asyncIterator]()
  let ahead: IteratorResult<string> | undefined = await made.next()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = ahead ?? (await made.next())
        ahead = undefined
        if (piece.done === true) controller.close()
        else controller.enqueue(encoder.encode(piece.value))
      },
      async cancel() {
        await made.return?.()
      },
    },
    // None is kept here: whoever makes them is one ahead already.
    { highWaterMark: 0 },
  )
  return new Response(body, { headers })
}

/** Large answers in one line go out one at a time: the turn is over once the answer is taken. */
export function oneAtATime(
  { turns, heapRoom = work => work() }: Pick<AppParts, 'turns' | 'heapRoom'>,
  line: string,
  respond: () => Promise<Response>,
): Promise<Response> {
  if (turns === undefined) return respond()
  return new Promise((resolve, reject) => {
    const goOut = async () => {
      const { response, taken } = untilTaken(await respond())
      resolve(response)
      await taken
    }
    turns(line, () => heapRoom(goOut)).catch(reject)
  })
}

/** The response, and a promise of the moment at which all of it was taken or nobody wants the rest. */
function untilTaken({ body, headers, status }: Response): {
  response: Response
  taken: Promise<void>
} {
  if (body === null) return { response: new Response(null, { headers, status }), taken: Promise.resolve() }
  const reader = body.getReader()
  let end = () => {}
  const taken = new Promise<void>(resolve => (end = resolve))
  const watched = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (!done) return controller.enqueue(value)
          controller.close()
        } catch (error) {
          controller.error(error)
        }
        end()
      },
      async cancel(reason) {
        try {
          await reader.cancel(reason)
        } finally {
          end()
        }
      },
    },
    { highWaterMark: 0 },
  )
  return { response: new Response(watched, { headers, status }), taken }
}
