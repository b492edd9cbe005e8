import type { GuestStorage } from '@product/sdk/values'

interface SendOnceParts {
  /** Of this tab; absent: keys live as long as the page. */
  storage: Pick<GuestStorage, 'getItem' | 'setItem' | 'removeItem'> | undefined
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
      storage?.setItem(place, JSON.stringify(last))
      return last.key
    },
    /** It is done: the same again would be meant. */
    answered(): void {
      last = undefined
      storage?.removeItem(place)
    },
  }
}
