import { Pagination } from '@mui/material'
import type { SearchIndexName } from '@product/sdk/nouns/search'
import { useTranslate } from 'ra-core'
import { useHits, usePagination } from 'react-instantsearch'
import { HitSection } from './HitSection'
import { SearchHit } from './SearchHit'

interface SearchSectionProps {
  index: SearchIndexName
  onOpen: () => void
}

/** The hits of one index, a page at a time; nothing where it has none. */
export function SearchSection({ index, onOpen }: SearchSectionProps) {
  const translate = useTranslate()
  const { items, results } = useHits()
  const section = translate(`search.${index}`)
  if (items.length === 0 || !results) return null
  return (
    <HitSection
      title={section}
      found={translate(results.exhaustiveNbHits ? 'search.found' : 'search.found_at_least', {
        count: results.nbHits,
      })}
      pages={<SectionPages section={section} />}
    >
      {items.map(hit => (
        <SearchHit key={hit.objectID} index={index} hit={hit} onOpen={onOpen} />
      ))}
    </HitSection>
  )
}

function SectionPages({ section }: { section: string }) {
  const translate = useTranslate()
  const { currentRefinement, nbPages, refine } = usePagination()
  if (nbPages < 2) return null
  return (
    <Pagination
      size="small"
      siblingCount={0}
      count={nbPages}
      page={currentRefinement + 1}
      onChange={(_event, page) => refine(page - 1)}
      aria-label={translate('search.pages', { section })}
      getItemAriaLabel={(type, page) =>
        type === 'page'
          ? translate('search.page', { section, page })
          : translate(type === 'next' ? 'search.next' : 'search.previous', { section })
      }
      sx={{ px: 0.5, py: 0.5 }}
    />
  )
}
