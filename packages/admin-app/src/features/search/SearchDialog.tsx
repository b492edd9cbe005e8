import { Box, DialogContent, useMediaQuery } from '@mui/material'
import { HITS_PER_PAGE } from '@product/sdk/nouns/search'
import { type KeyboardEvent, useState } from 'react'
import { Configure, InstantSearch } from 'react-instantsearch'
import type { SearchDialogProps } from '../../config/admin-feature'
import { TitledDialog } from '../../layout/TitledDialog'
import { FIRST_HIT_STYLE, firstHit } from './first-hit'
import { moveFocus } from './move-focus'
import { SearchField } from './SearchField'
import { SearchResults } from './SearchResults'
import { useSearchClient } from './use-search-client'
import { useSearchedText } from './use-searched-text'

/**
 * The search over whatever page: the four indexes, and beside them the console's own places. It closes when something is
 * opened here. Spec: client dashboard, 2.
 */
export function SearchDialog({ onClose }: SearchDialogProps) {
  // Instantsearch hands its own text back late, which would throw the caret to the end.
  const [text, setText] = useState('')
  const { client, hasFailed, searchNow } = useSearchClient()
  const { searched, searchNow: searchPlacesNow } = useSearchedText(text)
  const isPhone = useMediaQuery<{ breakpoints: { down(size: 'sm'): string } }>(theme =>
    theme.breakpoints.down('sm'),
  )
  /** No pause is waited for. */
  function searchAllNow(): void {
    searchNow()
    searchPlacesNow()
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { currentTarget: within, key, target, nativeEvent } = event
    // Enter ends a composed letter, too.
    if (nativeEvent.isComposing) return
    if (moveFocus(within, key)) event.preventDefault()
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
    const hit = firstHit(within)
    if (hit) hit.click()
    else searchAllNow()
  }
  return (
    <TitledDialog
      title="search.title"
      onClose={onClose}
      maxWidth="sm"
      fullScreen={isPhone}
      scroll="paper"
      // The field stays where it is while the results below it come and go.
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <InstantSearch searchClient={client} insights={false} future={{ preserveSharedStateOnUnmount: true }}>
        <Configure hitsPerPage={HITS_PER_PAGE} />
        <Box onKeyDown={onKeyDown} sx={{ display: 'contents', ...FIRST_HIT_STYLE }}>
          <Box sx={{ px: 3 }}>
            <SearchField text={text} onText={setText} />
          </Box>
          {/* Scrolled by the keyboard also while nothing in it can be opened. */}
          <DialogContent tabIndex={0} sx={{ px: 1.5, pt: 0 }}>
            <SearchResults text={text} searched={searched} hasFailed={hasFailed} onOpen={onClose} />
          </DialogContent>
        </Box>
      </InstantSearch>
    </TitledDialog>
  )
}
