import { SEARCHED_FIELDS, type SearchIndexName } from '../../nouns/search/search-indexes'
import { compareRanks, rankRecord, type SearchRecord } from '../../nouns/search/search-matching'
import { queryWords } from '../../nouns/search/search-words'

/** The hits of one index, the best first. */
export interface IndexHits<Hit extends SearchRecord> {
  index: SearchIndexName
  hits: readonly Hit[]
}

/**
 * The hit of any index that answers the text best, by the rule that ranks the hits of one; between equals the earlier index.
 * One that our rule would not have found, only the search service, comes last. Undefined where nothing was found.
 */
export function bestHit<Hit extends SearchRecord>(
  text: string,
  found: readonly IndexHits<Hit>[],
): { index: SearchIndexName; hit: Hit } | undefined {
  const words = queryWords(text)
  const firsts = found.flatMap(({ index, hits: [hit] }) =>
    hit ? [{ index, hit, rank: rankRecord(words, hit, SEARCHED_FIELDS[index]) }] : [],
  )
  const ranked = firsts.flatMap(one => (one.rank ? [{ ...one, rank: one.rank }] : []))
  const [best] = ranked.toSorted((a, b) => compareRanks(a.rank, b.rank))
  return best ?? firsts[0]
}
