import type { SearchIndexName } from '@product/sdk/nouns/search'
import { useTranslate } from 'ra-core'
import type { FoundHit } from './found-hit'
import { HitSection } from './HitSection'
import { SearchHit } from './SearchHit'

interface BestHitProps {
  index: SearchIndexName
  hit: FoundHit
  onOpen: () => void
}

/** Above the sections: what answers best, of whichever index it is. */
export function BestHit(props: BestHitProps) {
  const translate = useTranslate()
  return (
    <HitSection title={translate('search.best')}>
      <SearchHit {...props} />
    </HitSection>
  )
}
