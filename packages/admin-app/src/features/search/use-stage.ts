import { isSearchIndex } from '@product/sdk/nouns/search'
import { useInstantSearch } from 'react-instantsearch'
import { asSent } from './as-sent'
import type { FoundHit } from './found-hit'
import { useFoundPlaces } from './use-found-places'

export type Stage = 'hint' | 'waiting' | 'failed' | 'none' | 'found'

interface Searched {
  /** What is typed, and what of it was last searched for beside the indexes. */
  text: string
  searched: string
  hasFailed: boolean
}

/** How far the search for what is typed is, and what it found. */
export function useStage({ text, searched, hasFailed }: Searched) {
  const { status, scopedResults, refresh } = useInstantSearch()
  const places = useFoundPlaces(searched)
  const isTyped = text.trim() !== ''
  const answers = scopedResults.flatMap(({ indexId, results }) =>
    isSearchIndex(indexId) && results ? [{ index: indexId, results }] : [],
  )
  // The client answers an empty text with nothing; that says nothing about the text that is typed now.
  const isAnswered = answers.some(({ results }) => results.query.trim() !== '')
  const isOfAnother = answers.some(({ results }) => asSent(results.query) !== asSent(text))
  const isStale = isOfAnother || places.isWaiting || searched !== asSent(text)
  const isSearching = isTyped && (status === 'loading' || status === 'stalled' || (isStale && !hasFailed))
  const stage = (): Stage => {
    if (!isTyped) return 'hint'
    if (hasFailed) return isSearching ? 'waiting' : 'failed'
    if (!isAnswered) return 'waiting'
    if (places.groups.length > 0 || answers.some(({ results }) => results.nbHits > 0)) return 'found'
    return isStale ? 'waiting' : 'none'
  }
  return {
    stage: stage(),
    isSearching,
    isStale,
    refresh,
    groups: places.groups,
    // Whichever engine answered, its hits are read with care.
    hits: answers.map(({ index, results }) => ({ index, hits: results.hits as FoundHit[] })),
  }
}
