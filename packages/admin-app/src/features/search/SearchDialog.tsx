import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { Box, Dialog, DialogContent, DialogTitle, IconButton, useMediaQuery } from '@mui/material'
import { HITS_PER_PAGE } from '@product/sdk/nouns/search'
import { useTranslate } from 'ra-core'
import { type KeyboardEvent, useId, useState } from 'react'
import { Configure, InstantSearch } from 'react-instantsearch'
import type { SearchDialogProps } from '../../config/admin-feature'
import { moveFocus } from './move-focus'
import { SearchField } from './SearchField'
import { SearchResults } from './SearchResults'
import { useSearchClient } from './use-search-client'

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  if (moveFocus(event.currentTarget, event.key)) event.preventDefault()
}

/** The search over whatever page. It closes when a hit is opened here. Spec: client dashboard, 2. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const translate = useTranslate()
  const id = useId()
  // Instantsearch hands its own text back late, which would throw the caret to the end.
  const [text, setText] = useState('')
  const { client, hasFailed } = useSearchClient()
  const isPhone = useMediaQuery<{ breakpoints: { down(size: 'sm'): string } }>(theme =>
    theme.breakpoints.down('sm'),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      scroll="paper"
      aria-labelledby={id}
      // The field stays where it is while the results below it come and go.
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogTitle id={id} sx={{ pr: 7 }}>
        {translate('search.title')}
      </DialogTitle>
      <IconButton
        aria-label={translate('console.close')}
        onClick={onClose}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <CloseOutlined fontSize="small" />
      </IconButton>
      <InstantSearch searchClient={client} insights={false} future={{ preserveSharedStateOnUnmount: true }}>
        <Configure hitsPerPage={HITS_PER_PAGE} />
        <Box onKeyDown={onKeyDown} sx={{ display: 'contents' }}>
          <Box sx={{ px: 3 }}>
            <SearchField text={text} onText={setText} />
          </Box>
          <DialogContent sx={{ px: 1.5, pt: 0 }}>
            <SearchResults text={text} hasFailed={hasFailed} onOpen={onClose} />
          </DialogContent>
        </Box>
      </InstantSearch>
    </Dialog>
  )
}
