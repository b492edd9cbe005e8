import { useEffect, useState } from 'react'

interface PausedText {
  /** What is typed. */
  text: string
  /** What counts: the text as it was when the typing last paused, or was applied at once. */
  applied: string
  isPending: boolean
  type: (text: string) => void
  applyNow: (text: string) => void
}

/** A text that counts once nothing has been typed for a while. */
export function usePausedText(pauseMs: number): PausedText {
  const [text, setText] = useState('')
  const [applied, setApplied] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setApplied(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])

  return {
    text,
    applied,
    isPending: text !== applied,
    type: setText,
    applyNow: now => {
      setText(now)
      setApplied(now)
    },
  }
}
