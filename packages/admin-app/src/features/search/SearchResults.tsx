import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { Box, LinearProgress } from '@mui/material'
import { isSearchIndex, SEARCH_INDEX_NAMES } from '@product/sdk/nouns/search'
import { useTranslate } from 'ra-core'
import { Index, useInstantSearch } from 'react-instantsearch'
import { EmptyState, ErrorState } from '../../layout/StateMessage'
import { SearchSection } from './SearchSection'

type Stage = 'hint' | 'waiting' | 'failed' | 'none' | 'found'

function useStage(
  text: string,
  hasFailed: boolean,
): { stage: Stage; isSearching: boolean; refresh: () => void } {
  const { status, scopedResults, refresh } = useInstantSearch()
  const isTyped = text.trim() !== ''
  const isSearching = isTyped && (status === 'loading' || status === 'stalled')
  const answers = scopedResults.flatMap(({ indexId, results }) =>
    isSearchIndex(indexId) && results ? [results] : [],
  )
  // The client answers an empty text with nothing; that says nothing about the text that is typed now.
  const isAnswered = answers.some(({ query: answered }) => answered.trim() !== '')
  const stage = (): Stage => {
    if (!isTyped) return 'hint'
    if (hasFailed) return isSearching ? 'waiting' : 'failed'
    if (!isAnswered) return 'waiting'
    return answers.some(({ nbHits }) => nbHits > 0) ? 'found' : 'none'
  }
  return { stage: stage(), isSearching, refresh }
}

interface SearchResultsProps {
  text: string
  hasFailed: boolean
  onOpen: () => void
}

/** What was found, or why there is nothing to see. Earlier hits stay while a new text is searched. */
export function SearchResults({ text, hasFailed, onOpen }: SearchResultsProps) {
  const translate = useTranslate()
  const { stage, isSearching, refresh } = useStage(text, hasFailed)
  return (
    <>
      <Box sx={{ height: 4, mb: 1 }}>
        {isSearching && <LinearProgress aria-label={translate('search.searching')} />}
      </Box>
      <Box role="status">
        {stage === 'hint' && <EmptyState icon={SearchOutlined} title="search.hint" text="search.hint_text" />}
        {stage === 'waiting' && <EmptyState icon={SearchOutlined} title="search.searching" />}
        {stage === 'none' && <EmptyState title="search.none" text="search.none_text" />}
      </Box>
      {stage === 'failed' && <ErrorState title="search.failed" text="search.failed_text" onRetry={refresh} />}
      {/* An index that leaves the tree leaves the search, so they stay and are only hidden. */}
      <Box hidden={stage !== 'found'} aria-busy={isSearching}>
        {SEARCH_INDEX_NAMES.map(index => (
          <Index key={index} indexName={index}>
            <SearchSection index={index} onOpen={onOpen} />
          </Index>
        ))}
      </Box>
    </>
  )
}
