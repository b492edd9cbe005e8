import { ApiError, type Endpoint } from '@product/sdk/contract'
import type { z } from 'zod'
import { FileAnswer } from './file-answer'
import { JsonText } from './json-text'
import { LargeAnswer, type PieceTurn } from './large-answer'

/** What the contract lets through; an answer that breaks it is a fault of ours, told of without its values. */
function letThrough({ method, path }: Endpoint, contract: z.ZodType, given: unknown): unknown {
  const result = contract.safeParse(given)
  if (result.success) return result.data
  const places = result.error.issues.map(issue => issue.path.join('.')).join(', ')
  throw new Error(`The answer to ${method} ${path} breaks its contract at: ${places}`)
}

function checkText(endpoint: Endpoint, text: string): void {
  const said: unknown = JSON.parse(text)
  if (JSON.stringify(letThrough(endpoint, endpoint.answer, said)) === JSON.stringify(said)) return
  throw new Error(`The answer to ${endpoint.method} ${endpoint.path} says more than its contract`)
}

/** All pieces, once the last has shown that they keep to the contract. */
async function* checkedPieces(
  endpoint: Endpoint,
  { pieces }: LargeAnswer,
  turn: PieceTurn,
): AsyncGenerator<string> {
  const made: string[] = []
  for await (const piece of pieces(turn)) made.push(piece)
  checkText(endpoint, made.join(''))
  yield* made
}

/** A handler's answer, less what its contract doesn't name. JSON text goes as it is, and is checked where asked. */
export function contractedAnswer(endpoint: Endpoint, answer: unknown, checkTexts: boolean): unknown {
  if (answer instanceof FileAnswer) return answer
  if (answer instanceof LargeAnswer) {
    const { version } = answer
    return checkTexts ? new LargeAnswer(version, turn => checkedPieces(endpoint, answer, turn)) : answer
  }
  if (!(answer instanceof JsonText)) return letThrough(endpoint, endpoint.answer, answer)
  if (checkTexts) checkText(endpoint, answer.text)
  return answer
}

/** A refusal, whose stored record says no more than its contract names. */
export function contractedRefusal(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof ApiError) || error.stored === undefined) return error
  if (endpoint.stored === undefined) {
    return new Error(
      `${endpoint.method} ${endpoint.path} is refused with a record that its contract doesn't name`,
    )
  }
  const stored = letThrough(endpoint, endpoint.stored, error.stored)
  return new ApiError(error.code, error.message, { issues: error.issues, stored, cause: error })
}

/** An answer that was stored under a key: by an older release, whose contract may have said more, or asked for less. */
export function storedAnswer({ answer }: Endpoint, given: unknown): unknown {
  const result = answer.safeParse(given)
  return result.success ? result.data : given
}

export function bodyOf(answer: unknown): string | Uint8Array<ArrayBuffer> {
  if (answer instanceof FileAnswer) return answer.bytes
  return answer instanceof JsonText ? answer.text : JSON.stringify(answer)
}
