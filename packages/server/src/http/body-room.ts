import { ApiError } from '@product/sdk/contract'
import { MEGABYTE } from '@product/sdk/values'

/**
 * Bytes of bodies that may be in memory at once: all callers', those of all who have no session, one person's, and one
 * network's without a session. `small`: so little of one request, a login or a fix, finds room among strangers whatever
 * large bodies they send. From however many networks strangers come, there is room for those who are logged in.
 */
export const BODY_ROOM = {
  all: 96 * MEGABYTE,
  strangers: 48 * MEGABYTE,
  person: 32 * MEGABYTE,
  network: 8 * MEGABYTE,
  small: 64 * 1024,
} as const

export interface BodyRoom {
  /** Throws ApiError `unavailable` where the caller, or all of them, hold too much already. */
  take(bytes: number): void
  /** Gives back all that was taken. */
  leave(): void
}

/**
 * Counts the bytes of bodies that are in memory and not yet answered. Answers what one request may take; `caller` is
 * the person, or the network where there is no session.
 */
export function bodyRooms(room: typeof BODY_ROOM | Record<keyof typeof BODY_ROOM, number> = BODY_ROOM) {
  const held = new Map<string, number>()
  let all = 0
  let strangers = 0
  return (kind: 'person' | 'network', caller: string): BodyRoom => {
    const key = `${kind} ${caller}`
    let own = 0
    const isStranger = kind === 'network'
    return {
      take(bytes) {
        const ofCaller = (held.get(key) ?? 0) + bytes
        const isLarge = own + bytes > room.small
        const isFull = all + bytes > room.all || (isStranger && isLarge && strangers + bytes > room.strangers)
        if (isFull || ofCaller > room[kind]) {
          throw new ApiError('unavailable', 'Too much is being sent at once. Please try again in a moment.', {
            retryAfter: 5,
          })
        }
        held.set(key, ofCaller)
        all += bytes
        own += bytes
        if (isStranger) strangers += bytes
      },
      leave() {
        const left = (held.get(key) ?? 0) - own
        if (left > 0) held.set(key, left)
        else held.delete(key)
        all -= own
        if (isStranger) strangers -= own
        own = 0
      },
    }
  }
}
