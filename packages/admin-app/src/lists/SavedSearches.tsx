import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined'
import BookmarkBorder from '@mui/icons-material/BookmarkBorder'
import BookmarkRemoveOutlined from '@mui/icons-material/BookmarkRemoveOutlined'
import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import {
  extractValidSavedQueries,
  type SavedQuery,
  useListContext,
  useSavedQueries,
  useTranslate,
} from 'ra-core'
import { useState } from 'react'
import { AddSavedQueryDialog, RemoveSavedQueryDialog } from 'react-admin'
import { isSameSearch } from './is-same-search'

const TEXTS = 'ra.saved_queries'

/**
 * The saved searches of the list around it: choose, save, remove. react-admin's own button changes the address
 * instead, which a list that is not kept there does not notice.
 */
export function SavedSearches({ resource }: { resource: string }) {
  const translate = useTranslate()
  const list = useListContext()
  const { filterValues, displayedFilters, sort, perPage } = list
  const [stored] = useSavedQueries(resource)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asks, setAsks] = useState<'add' | 'remove'>()
  const saved = extractValidSavedQueries(stored)
  const current = { filter: filterValues, sort, perPage, displayedFilters }
  const known = saved.find(({ value }) => isSameSearch(value, current))

  const ask = (what: 'add' | 'remove') => {
    setAnchor(null)
    setAsks(what)
  }
  const apply = ({ value }: SavedQuery) => {
    setAnchor(null)
    list.setFilters(value.filter ?? {}, value.displayedFilters)
    list.setPerPage(value.perPage ?? perPage)
    list.setSort(value.sort ?? sort)
  }

  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<BookmarkBorder />}
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate(`${TEXTS}.label`)}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {saved.map(query => (
          <MenuItem key={query.label} selected={query === known} onClick={() => apply(query)}>
            <ListItemIcon>
              <BookmarkBorder fontSize="small" />
            </ListItemIcon>
            <ListItemText>{query.label}</ListItemText>
          </MenuItem>
        ))}
        {known ? (
          <MenuItem onClick={() => ask('remove')}>
            <ListItemIcon>
              <BookmarkRemoveOutlined fontSize="small" />
            </ListItemIcon>
            <ListItemText>{translate(`${TEXTS}.remove_label_with_name`, { name: known.label })}</ListItemText>
          </MenuItem>
        ) : (
          <MenuItem onClick={() => ask('add')}>
            <ListItemIcon>
              <BookmarkAddOutlined fontSize="small" />
            </ListItemIcon>
            <ListItemText>{translate(`${TEXTS}.new_label`)}</ListItemText>
          </MenuItem>
        )}
      </Menu>
      <AddSavedQueryDialog open={asks === 'add'} onClose={() => setAsks(undefined)} />
      <RemoveSavedQueryDialog open={asks === 'remove'} onClose={() => setAsks(undefined)} />
    </>
  )
}
