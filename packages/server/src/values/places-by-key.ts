/** Places of which everyone, told by a key, may hold so many at once. */
export function placesByKey(most: number): { take(key: string): boolean; leave(key: string): void } {
  const held = new Map<string, number>()
  return {
    /** False where all are taken; else it is to be left once. */
    take(key) {
      const count = held.get(key) ?? 0
      if (count >= most) return false
      held.set(key, count + 1)
      return true
    },
    leave(key) {
      const left = (held.get(key) ?? 0) - 1
      if (left > 0) held.set(key, left)
      else held.delete(key)
    },
  }
}
