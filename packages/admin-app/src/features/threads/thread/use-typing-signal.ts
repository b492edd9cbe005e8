import { useEffect, useMemo, useRef } from 'react'

/** So long after the last key nobody is writing any more, milliseconds. */
const STILL_AFTER_MS = 3000

/** Tells others that someone writes, once, and that they stopped: by the last key, by sending, by going elsewhere. */
export function useTypingSignal(tell: (typing: boolean) => void): (typing: boolean) => void {
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  const signal = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isTyping = false
    const say = (typing: boolean): void => {
      if (typing !== isTyping) latest.current(typing)
      isTyping = typing
    }
    return (typing: boolean): void => {
      clearTimeout(timer)
      say(typing)
      if (typing) timer = setTimeout(say, STILL_AFTER_MS, false)
    }
  }, [])
  useEffect(() => () => signal(false), [signal])
  return signal
}
