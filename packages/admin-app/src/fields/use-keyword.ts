import { useState } from 'react'
import { useSettled } from './use-settled'

export interface Keyword {
  typed: string
  setTyped: (text: string) => void
  /** Looks for what is typed at once. */
  enter: () => void
  /** What is looked for, trimmed; empty: everything. */
  keyword: string
  /** What is shown is not yet of what is typed: nothing of it can be chosen. */
  isTyping: boolean
}

/** What somebody looks for: typed, and looked for after a pause, at once by Enter and when it is cleared. */
export function useKeyword(pauseMs: number, start = ''): Keyword {
  const [typed, setTyped] = useState(start)
  const [entered, setEntered] = useState('')
  const asked = typed.trim()
  const settled = useSettled(asked, pauseMs)
  const isNow = asked === '' || entered === asked
  const keyword = isNow ? asked : settled
  return { typed, setTyped, enter: () => setEntered(asked), keyword, isTyping: keyword !== asked }
}
