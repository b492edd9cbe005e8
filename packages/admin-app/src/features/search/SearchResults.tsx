import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { Box, LinearProgress } from '@mui/material'
import { isSearchIndex, SEARCH_INDEX_NAMES } from '@product/sdk/nouns/search'
import { composedText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { Index, useInstantSearch } from 'react-instantsearch'
import { EmptyState, ErrorState } from '../../layout/StateMessage'
import { SearchSection } from './SearchSection'

type Stage = 'hint' | 'waiting' | 'failed' | 'none' | 'found'

/** The server reads texts in one spelling. */
const asSent = (text: string): string => composedText(text.trim())

function useStage(
  text: string,
  hasFailed: boolean,
): { stage: Stage; isSearching: boolean; isStale: boolean; refresh: () => void } {
  const { status, scopedResults, refresh } = useInstantSearch()
  const isTyped = text.trim() !== ''
  const answers = scopedResults.flatMap(({ indexId, results }) =>
    isSearchIndex(indexId) && results ? [results] : [],
  )
  // The client answers an empty text with nothing; that says nothing about the text that is typed now.
  const isAnswered = answers.some(({ query: answered }) => answered.trim() !== '')
  const isStale = answers.some(({ query: answered }) => asSent(answered) !== asSent(text))
  const isSearching = isTyped && (status === 'loading' || status === 'stalled' || (isStale && !hasFailed))
  const stage = (): Stage => {
    if (!isTyped) return 'hint'
    if (hasFailed) return isSearching ? 'waiting' : 'failed'
    if (!isAnswered) return 'waiting'
    if (answers.some(({ nbHits }) => nbHits > 0)) return 'found'
    return isStale ? 'waiting' : 'none'
  }
  return { stage: stage(), isSearching, isStale, refresh }
}

interface SearchResultsProps {
  text: string
  hasFailed: boolean
  onOpen: () => void
}

/**
 * What was found, or why there is nothing to see. Earlier hits stay while a new text is searched, so that nothing jumps;
 * they can't be opened, since they answer another question.
 */
export function SearchResults({ text, hasFailed, onOpen }: SearchResultsProps) {
  const translate = useTranslate()
  const { stage, isSearching, isStale, refresh } = useStage(text, hasFailed)
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
      <Box
        hidden={stage !== 'found'}
        aria-busy={isSearching}
        inert={isStale}
        sx={{ opacity: isStale ? 0.5 : 1 }}
      >
        {SEARCH_INDEX_NAMES.map(index => (
          <Index key={index} indexName={index}>
            <SearchSection index={index} onOpen={onOpen} />
          </Index>
        ))}
      </Box>
    </>
  )
}
