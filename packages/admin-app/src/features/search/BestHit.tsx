import { Box, List, Typography } from '@mui/material'
import type { SearchIndexName } from '@product/sdk/nouns/search'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { FoundHit } from './found-hit'
import { SearchHit } from './SearchHit'

interface BestHitProps {
  index: SearchIndexName
  hit: FoundHit
  onOpen: () => void
}

/** Above the sections: what answers best, of whichever index it is. */
export function BestHit(props: BestHitProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 2 }}>
      <Typography component="h3" variant="subtitle2" id={id} sx={{ px: 1.5 }}>
        {translate('search.best')}
      </Typography>
      <List disablePadding>
        <SearchHit {...props} />
      </List>
    </Box>
  )
}
