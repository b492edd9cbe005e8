import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { Box, LinearProgress } from '@mui/material'
import { SEARCH_INDEX_NAMES } from '@product/sdk/nouns/search'
import { useTranslate } from 'ra-core'
import { Index } from 'react-instantsearch'
import { EmptyState, ErrorState } from '../../layout/StateMessage'
import { asSent } from './as-sent'
import { BestHit } from './BestHit'
import { knownSections } from './known-sections'
import { PlaceSection } from './PlaceSection'
import { SearchSection } from './SearchSection'
import { useBestHit } from './use-best-hit'
import { usePlaces } from './use-places'
import { useStage } from './use-stage'

interface SearchResultsProps {
  text: string
  /** What of it was last searched for beside the indexes. */
  searched: string
  hasFailed: boolean
  onOpen: () => void
}

/**
 * What was found, or why there is nothing to see. Earlier hits stay while a new text is searched, so that nothing jumps;
 * they can't be opened, since they answer another question.
 */
export function SearchResults({ text, searched, hasFailed, onOpen }: SearchResultsProps) {
  const translate = useTranslate()
  const { stage, isSearching, isStale, refresh, groups, hits } = useStage({ text, searched, hasFailed })
  const known = knownSections(usePlaces(), text)
  const best = useBestHit(asSent(text), stage === 'found' && !isStale ? hits : undefined)
  const isBare = known.length === 0
  return (
    <>
      <Box sx={{ height: 4, mb: 1 }}>
        {isSearching && <LinearProgress aria-label={translate('search.searching')} />}
      </Box>
      <div className="known">
        {known.map(section => (
          <PlaceSection key={section.label} {...section} onOpen={onOpen} />
        ))}
      </div>
      <Box role="status">
        {stage === 'hint' && <EmptyState isPart title="search.hint" text="search.hint_text" />}
        {isBare && stage === 'waiting' && <EmptyState icon={SearchOutlined} title="search.searching" />}
        {isBare && stage === 'none' && <EmptyState title="search.none" text="search.none_text" />}
      </Box>
      {stage === 'failed' && <ErrorState title="search.failed" text="search.failed_text" onRetry={refresh} />}
      {/* An index that leaves the tree leaves the search, so they stay and are only hidden. */}
      <Box
        className="found"
        hidden={stage !== 'found'}
        aria-busy={isSearching}
        inert={isStale}
        sx={{ opacity: isStale ? 0.5 : 1 }}
      >
        {best && <BestHit {...best} onOpen={onOpen} />}
        {groups.map(section => (
          <PlaceSection key={section.label} {...section} onOpen={onOpen} />
        ))}
        {SEARCH_INDEX_NAMES.map(index => (
          <Index key={index} indexName={index}>
            <SearchSection index={index} onOpen={onOpen} />
          </Index>
        ))}
      </Box>
    </>
  )
}
