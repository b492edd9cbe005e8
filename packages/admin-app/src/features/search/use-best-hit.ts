import { bestHit, type IndexHits } from '@product/sdk/features/search'
import type { SearchIndexName } from '@product/sdk/nouns/search'
import { useState } from 'react'
import type { FoundHit } from './found-hit'

interface Best {
  index: SearchIndexName
  hit: FoundHit
}

/**
 * The best hit of all indexes for the text that they answer (`answers` undefined: an earlier one). It stays when one of them
 * turns its pages. Undefined where the only hit there is stands below anyway.
 */
export function useBestHit(
  text: string,
  answers: readonly IndexHits<FoundHit>[] | undefined,
): Best | undefined {
  const [kept, setKept] = useState<{ text: string; best: Best | undefined }>()
  if (answers && kept?.text !== text) {
    const isAlone = answers.flatMap(({ hits }) => hits).length < 2
    setKept({ text, best: isAlone ? undefined : bestHit(text, answers) })
  }
  return kept?.best
}
