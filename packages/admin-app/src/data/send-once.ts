import { type GuestStorage, readStored } from '@product/sdk/values'

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

/**
 * Idempotency keys: the same until something else is sent or the answer came, so that a save whose answer was lost is
 * not done twice, not even when the page is loaded anew in between.
 */
export function createSendOnce({ storage, name, makeKey }: SendOnceParts) {
  const place = `sent|${name}`
  let last = readStored<Sent>(storage?.getItem(place), { text: '', key: '' })
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
