import { Box, ListItem, ListItemButton, ListItemText } from '@mui/material'
import { KeywordField } from '../../fields/KeywordField'
import { FormDialog } from '../../forms/FormDialog'
import { EmptyState } from '../../layout/StateMessage'
import { PagedList } from '../../lists/PagedList'
import type { MessageTemplate } from '@product/sdk/nouns/messages'
import { useTemplates } from './use-templates'

interface TemplatePickerDialogProps {
  onChoose: (template: MessageTemplate) => void
  onClose: () => void
}

/** A template for the message that is being written. Templates are made on their own page. */
export function TemplatePickerDialog({ onChoose, onClose }: TemplatePickerDialogProps) {
  const { search, list } = useTemplates()
  return (
    <FormDialog title="messages.templates.pick" onClose={onClose} maxWidth="sm">
      <Box sx={{ pb: 3, minHeight: 320 }}>
        <KeywordField search={search} label="messages.templates.search" autoFocus />
        <Box sx={{ mx: -2, mt: 1 }}>
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
                <ListItemButton onClick={() => onChoose(template)}>
                  <ListItemText
                    primary={template.template_name}
                    secondary={template.template_body}
                    slotProps={{ secondary: { sx: FEW_LINES } }}
                  />
                </ListItemButton>
              </ListItem>
            )}
          </PagedList>
        </Box>
      </Box>
    </FormDialog>
  )
}

/** Enough to tell two templates apart. */
const FEW_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const
