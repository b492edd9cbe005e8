import { Box, ListItem, ListItemButton, ListItemText } from '@mui/material'
import { useTranslate } from 'ra-core'
import { KeywordField } from '../../fields/KeywordField'
import { EmptyState } from '../../layout/StateMessage'
import { PagedList } from '../../lists/PagedList'
import type { AnyGroup, GroupKind } from './any-group'
import type { useGroups } from './use-groups'

interface GroupListProps {
  kind: GroupKind
  groups: ReturnType<typeof useGroups>
  /** The one that is shown beside the list, or those that are taken already. */
  isChosen: (group: AnyGroup) => boolean
  onChoose: (group: AnyGroup) => void
}

/** The groups of one tab, by a keyword. */
export function GroupList({ kind, groups: { search, list }, isChosen, onChoose }: GroupListProps) {
  const translate = useTranslate()
  return (
    <>
      <Box sx={{ p: 1.5 }}>
        <KeywordField search={search} label="messages.groups.search" />
      </Box>
      <PagedList
        {...list}
        label={`messages.groups.kind.${kind}`}
        isStale={search.isTyping}
        empty={
          search.keyword ? (
            <EmptyState title="console.list.nothing_found" text="console.list.nothing_found_text" />
          ) : (
            <EmptyState title={`messages.groups.none.${kind}`} text={`messages.groups.none_text.${kind}`} />
          )
        }
      >
        {group => (
          <ListItem key={group.id} disablePadding>
            <ListItemButton selected={isChosen(group)} onClick={() => onChoose(group)}>
              <ListItemText
                primary={group.name}
                secondary={translate('messages.groups.count', { smart_count: group.members.length })}
                slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
              />
            </ListItemButton>
          </ListItem>
        )}
      </PagedList>
    </>
  )
}
