import { ApiError } from '@product/sdk/contract'

const MEGABYTE = 1_048_576

/** Bytes of bodies that may be in memory at once: all callers', one session's, and one network's without a session. */
export const BODY_ROOM = { all: 96 * MEGABYTE, session: 32 * MEGABYTE, network: 8 * MEGABYTE } as const

export interface BodyRoom {
  /** Throws ApiError `unavailable` where the caller, or all of them, hold too much already. */
  take(bytes: number): void
  /** Gives back all that was taken. */
  leave(): void
}

/**
 * Counts the bytes of bodies that are in memory and not yet answered. Answers what one request may take; `caller` is
 * its session, or its network where it has none.
 */
export function bodyRooms(room: typeof BODY_ROOM | Record<keyof typeof BODY_ROOM, number> = BODY_ROOM) {
  const held = new Map<string, number>()
  let all = 0
  return (kind: 'session' | 'network', caller: string): BodyRoom => {
    const key = `${kind} ${caller}`
    let own = 0
    return {
      take(bytes) {
        const ofCaller = (held.get(key) ?? 0) + bytes
        if (ofCaller > room[kind] || all + bytes > room.all) {
          throw new ApiError('unavailable', 'Too much is being sent at once. Please try again in a moment.', {
            retryAfter: 5,
          })
        }
        held.set(key, ofCaller)
        all += bytes
        own += bytes
      },
      leave() {
        const left = (held.get(key) ?? 0) - own
        if (left > 0) held.set(key, left)
        else held.delete(key)
        all -= own
        own = 0
      },
    }
  }
}
