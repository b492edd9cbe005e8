/** The part of web storage that keys use. */
export interface KeyStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

interface SendOnceParts {
  /** Of this tab; absent: the browser forbids it, and keys live as long as the page. */
  storage: KeyStorage | undefined
  /** What is sent under these keys: `campaigns/new`. */
  name: string
  makeKey: () => string
}

interface Sent {
  text: string
  key: string
}

function parse(text: string | null): Sent | undefined {
  try {
    const sent: unknown = JSON.parse(text ?? 'null')
    const isSent = typeof sent === 'object' && sent !== null && 'text' in sent && 'key' in sent
    return isSent && typeof sent.text === 'string' && typeof sent.key === 'string'
      ? { text: sent.text, key: sent.key }
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Idempotency keys: the same until something else is sent or the answer came, so that a save whose answer was lost is
 * not done twice, not even when the page is loaded anew in between.
 */
export function createSendOnce({ storage, name, makeKey }: SendOnceParts) {
  const place = `sent|${name}`
  let last = parse(storage?.getItem(place) ?? null)
  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body)
      if (last?.text === text) return last.key
      last = { text, key: makeKey() }
      try {
        storage?.setItem(place, JSON.stringify(last))
      } catch {
        // The storage is full: the key lives as long as the page.
      }
      return last.key
    },
    /** It is done: the same again would be meant. */
    answered(): void {
      last = undefined
      storage?.removeItem(place)
    },
  }
}
