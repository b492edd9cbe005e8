import { Box } from '@mui/material'
import type { MessageTemplate } from '@product/sdk/nouns/messages'
import { FormDialog } from '../../forms/FormDialog'
import { TemplateList } from './TemplateList'
import { useTemplates } from './use-templates'

interface TemplatePickerDialogProps {
  onChoose: (template: MessageTemplate) => void
  onClose: () => void
}

/** A template for the message that is being written. Templates are made on their own page. */
export function TemplatePickerDialog({ onChoose, onClose }: TemplatePickerDialogProps) {
  const templates = useTemplates()
  return (
    <FormDialog title="messages.templates.pick" onClose={onClose} maxWidth="sm">
      <Box sx={{ mx: -2, pb: 3, minHeight: 320 }}>
        {/* Enough lines to tell two templates apart. */}
        <TemplateList templates={templates} onChoose={onChoose} lines={3} autoFocus />
      </Box>
    </FormDialog>
  )
}
