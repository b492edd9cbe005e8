import { Box, ListItem, ListItemButton, ListItemText } from '@mui/material'
import type { MessageTemplate } from '@product/sdk/nouns/messages'
import { KeywordField } from '../../fields/KeywordField'
import { EmptyState } from '../../layout/StateMessage'
import { PagedList } from '../../lists/PagedList'
import type { useTemplates } from './use-templates'

interface TemplateListProps {
  templates: ReturnType<typeof useTemplates>
  isChosen?: (template: MessageTemplate) => boolean
  onChoose: (template: MessageTemplate) => void
  /** Of each template's text. */
  lines: number
  autoFocus?: boolean
}

/** Templates by name and text, searched. */
export function TemplateList({ templates, isChosen, onChoose, lines, autoFocus }: TemplateListProps) {
  const { search, list } = templates
  const text = {
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    whiteSpace: lines > 1 ? 'pre-line' : undefined,
    overflowWrap: 'anywhere',
  } as const
  return (
    <>
      <Box sx={{ p: 1.5 }}>
        <KeywordField search={search} label="messages.templates.search" autoFocus={autoFocus} />
      </Box>
      <PagedList
        {...list}
        label="messages.templates.title"
        isStale={search.isTyping}
        empty={
          <EmptyState
            title={search.keyword ? 'console.list.nothing_found' : 'messages.templates.none'}
            text={search.keyword ? 'console.list.nothing_found_text' : 'messages.templates.none_text'}
          />
        }
      >
        {template => (
          <ListItem key={template.id} disablePadding>
            <ListItemButton selected={isChosen?.(template) ?? false} onClick={() => onChoose(template)}>
              <ListItemText
                primary={template.template_name}
                secondary={template.template_body}
                slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } }, secondary: { sx: text } }}
              />
            </ListItemButton>
          </ListItem>
        )}
      </PagedList>
    </>
  )
}
