/** Remembers messages for a while: `heardBefore(message)` says whether it came within the last `windowMs`. */
export function hearing(now: () => number, windowMs: number) {
  const heardAt = new Map<string, number>()
  return function heardBefore(message: string): boolean {
    const at = now()
    for (const [old, time] of heardAt) if (at - time >= windowMs) heardAt.delete(old)
    if (heardAt.has(message)) return true
    heardAt.set(message, at)
    return false
  }
}
