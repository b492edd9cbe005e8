interface Items {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The part of a browser's storage that is used. */
export interface BrowserStorage extends Items {
  readonly length: number
  key(index: number): string | null
}

export interface GuestStorage extends Items {
  /** Those that begin so, in no order. */
  keys(start: string): string[]
}

/** `open` throws where the browser forbids it. */
type Open = () => BrowserStorage

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/**
 * A browser's storage that never throws, full or forbidden: what it doesn't take is remembered as long as the page
 * lives. What stood there before under the same name is let go, so that the next page doesn't find something older;
 * `keepsOlder` where something older is better than nothing.
 */
export function guestStorage(open: Open, { keepsOlder = false } = {}): GuestStorage {
  const held = new Map<string, string>()
  const stored = (): string[] =>
    attempt(() => {
      const storage = open()
      return Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter(key => key !== null)
    }) ?? []
  return {
    keys: start => [...new Set([...stored(), ...held.keys()])].filter(key => key.startsWith(start)),
    getItem: key => held.get(key) ?? attempt(() => open().getItem(key)) ?? null,
    setItem(key, value) {
      const taken = attempt(() => {
        open().setItem(key, value)
        return true
      })
      if (taken) held.delete(key)
      else {
        held.set(key, value)
        if (!keepsOlder) attempt(() => open().removeItem(key))
      }
    },
    removeItem(key) {
      held.delete(key)
      attempt(() => open().removeItem(key))
    },
  }
}
