import { SEARCH_PAUSE_MS } from '@product/sdk/nouns/search'
import { useEffect, useState } from 'react'
import { asSent } from './as-sent'

/** What is typed, once there was a pause in the typing or `searchNow` cut it short. */
export function useSearchedText(text: string): { searched: string; searchNow: () => void } {
  const [searched, setSearched] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearched(asSent(text)), SEARCH_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return { searched, searchNow: () => setSearched(asSent(text)) }
}
