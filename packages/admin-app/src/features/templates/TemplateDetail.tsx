import { Box, Button, Typography } from '@mui/material'
import { type MessageTemplate, TEMPLATE_TEXTS } from '@product/sdk/nouns/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router'
import { DeleteDialog } from '../../forms/DeleteDialog'
import { TEMPLATES } from '../../nouns/messages/resource-names'
import { SegmentCount } from '../../nouns/messages/SegmentCount'
import { composeLink } from '../../nouns/messages/compose-start'
import { EditTemplate } from './TemplateDialogs'

interface TemplateDetailProps {
  template: MessageTemplate
  onDeleted: () => void
}

/** One template in full, with what can be done with it. */
export function TemplateDetail({ template, onDeleted }: TemplateDetailProps) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const { template_name, template_body, template_created_by } = template
  return (
    <>
      <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {template_name}
      </Typography>
      {template_created_by !== null && (
        <Typography variant="caption" color="textSecondary">
          {translate('templates.by', { name: template_created_by })}
        </Typography>
      )}
      <Typography sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {template_body}
      </Typography>
      <Box sx={{ mt: 1 }}>
        <SegmentCount text={template_body} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
        <Button variant="contained" component={Link} {...composeLink({ body: template_body })}>
          {translate('messages.use_in_compose')}
        </Button>
        <Button variant="outlined" onClick={() => setOpen('edit')}>
          {translate('templates.edit')}
        </Button>
        <Button color="error" onClick={() => setOpen('delete')}>
          {translate('console.confirm.delete')}
        </Button>
      </Box>
      {open === 'edit' && <EditTemplate id={template.id} onClose={() => setOpen(undefined)} />}
      {open === 'delete' && (
        <DeleteDialog
          resource={TEMPLATES}
          record={template}
          title="templates.delete_title"
          args={{ name: template_name }}
          text={TEMPLATE_TEXTS.confirmDelete}
          deleted="templates.deleted"
          onDeleted={() => {
            void queries.invalidateQueries({ queryKey: [TEMPLATES] })
            onDeleted()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
