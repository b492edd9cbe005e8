import { useRef } from 'react'
import { randomKey } from '../../forms/random-key'

/**
 * An idempotency key for what is sent: the same until something else is sent, so that a save whose answer was lost is
 * not done twice.
 */
export function useSendOnceKey(): (sent: unknown) => string {
  const last = useRef({ text: '', key: '' })
  return sent => {
    const text = JSON.stringify(sent)
    if (last.current.text !== text) last.current = { text, key: randomKey() }
    return last.current.key
  }
}
