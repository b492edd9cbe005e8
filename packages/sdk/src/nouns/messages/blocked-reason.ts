import { carrierError } from './carrier-error'
import type { BlockedReason } from './contact'
import type { AskedWord } from './stop-word'

/** What is kept of it with a contact. */
export interface BlockedState {
  /** Null: texts go out. */
  blocked_reason: BlockedReason | null
  /** The carrier's error behind it, where there was one. */
  blocked_code: number | null
  /** Messages in a row that failed for a passing reason. */
  passing_failures: number
}

export const NOT_BLOCKED: BlockedState = { blocked_reason: null, blocked_code: null, passing_failures: 0 }

/** So many in a row, none delivered or received between. Source: domain facts, 1.5. */
export const MOST_PASSING_FAILURES = 3

export type BlockedEvent =
  | { kind: 'inbound'; word: AskedWord | undefined }
  | { kind: 'delivered' }
  /** Refused, undelivered or failed. `isNewest`: nothing was written to the number since. */
  | { kind: 'failed'; code: number | null; isNewest: boolean }
  /** Roles 1 and 3 may. */
  | { kind: 'clear' }

/**
 * Whether texts to a number go out, after one more event. Who opted out comes back only by an opt-in word; everything
 * else is cleared by any text from them and by any delivery. Faults of ours never block. Source: domain facts, 1.5.
 */
export function nextBlockedState(state: BlockedState, event: BlockedEvent): BlockedState {
  if (event.kind === 'failed') return afterFailure(state, event)
  if (event.kind === 'inbound' && event.word === 'stop') return blockedAs('opted_out', null)
  if (event.kind === 'inbound' && event.word === 'start') return NOT_BLOCKED
  return state.blocked_reason === 'opted_out' ? { ...state, passing_failures: 0 } : NOT_BLOCKED
}

const blockedAs = (blocked_reason: BlockedReason, blocked_code: number | null): BlockedState => ({
  ...NOT_BLOCKED,
  blocked_reason,
  blocked_code,
})

function afterFailure(
  state: BlockedState,
  { code, isNewest }: { code: number | null; isNewest: boolean },
): BlockedState {
  const kind = carrierError(code).class
  if (state.blocked_reason === 'opted_out') return state
  if (kind === 'opted_out') return blockedAs(kind, code)
  if (kind === 'bad_number' || kind === 'blocked') return isNewest ? blockedAs(kind, code) : state
  if (kind !== 'transient' && kind !== 'content' && kind !== 'unknown') return state
  const passing_failures = state.passing_failures + 1
  const isOneTooMany = state.blocked_reason === null && passing_failures >= MOST_PASSING_FAILURES
  return isOneTooMany
    ? { blocked_reason: 'undelivered', blocked_code: code, passing_failures }
    : { ...state, passing_failures }
}

/** For staff, beside the warning and wherever a number is left out. */
export const BLOCKED_TEXTS: Readonly<Record<BlockedReason, string>> = {
  opted_out: 'Opted out of texts. Only a START from this number lets texts go out again.',
  bad_number: 'The last text did not reach a mobile telephone.',
  blocked: 'The last text was blocked by the recipient or their carrier.',
  undelivered: `The last ${MOST_PASSING_FAILURES} texts were not delivered.`,
}

/** Whether staff can take the block off. Source: domain facts, 1.5. */
export const canUnblock = (reason: BlockedReason | null): boolean => reason !== null && reason !== 'opted_out'
