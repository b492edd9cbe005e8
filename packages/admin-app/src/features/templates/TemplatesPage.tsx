import { Box, Button, ListItem, ListItemButton, ListItemText } from '@mui/material'
import type { MessageTemplate } from '@product/sdk/nouns/messages'
import { useGetOne, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { KeywordField } from '../../fields/KeywordField'
import { ListAndDetail } from '../../layout/ListAndDetail'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import { PagedList } from '../../lists/PagedList'
import { TEMPLATES } from '../../nouns/messages/resource-names'
import { ToThreads } from '../../nouns/messages/ToThreads'
import { useTemplates } from '../../nouns/messages/use-templates'
import { NewTemplate } from './TemplateDialogs'
import { TemplateDetail } from './TemplateDetail'

/** Which one is shown, in the address. */
const SHOWN = 'template'

/** Templates: list, search, detail, add, edit, delete. Spec: communication, 2. */
export function TemplatesPage() {
  const translate = useTranslate()
  const [parameters, setParameters] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  const { search, list } = useTemplates()
  const shownId = parameters.get(SHOWN)
  const listed = list.rows?.find(({ id }) => String(id) === shownId)
  // A new one may stand on a page of the list that nobody has looked at yet.
  const { data: unlisted } = useGetOne<MessageTemplate>(
    TEMPLATES,
    { id: Number(shownId) },
    { enabled: shownId !== null && list.rows !== undefined && !listed, onError: () => undefined },
  )
  const shown = shownId === null ? undefined : (listed ?? unlisted)
  const show = (id: number | undefined): void =>
    setParameters(id === undefined ? {} : { [SHOWN]: String(id) }, { replace: shown !== undefined })
  const add = (
    <Button variant="contained" onClick={() => setAdding(true)}>
      {translate('templates.add')}
    </Button>
  )
  return (
    <Page title="messages.templates.title" actions={add}>
      <ToThreads />
      <ListAndDetail
        back="templates.all"
        onBack={() => show(undefined)}
        list={
          <>
            <Box sx={{ p: 1.5 }}>
              <KeywordField search={search} label="messages.templates.search" />
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
                  <ListItemButton selected={template.id === shown?.id} onClick={() => show(template.id)}>
                    <ListItemText
                      primary={template.template_name}
                      secondary={template.template_body}
                      slotProps={{
                        primary: { sx: { overflowWrap: 'anywhere' } },
                        secondary: { noWrap: true },
                      }}
                    />
                  </ListItemButton>
                </ListItem>
              )}
            </PagedList>
          </>
        }
        detail={shown && <TemplateDetail key={shown.id} template={shown} onDeleted={() => show(undefined)} />}
        nothing={<EmptyState title="templates.choose" text="templates.choose_text" />}
      />
      {isAdding && (
        <NewTemplate
          onClose={() => setAdding(false)}
          onSaved={({ id }) => {
            setAdding(false)
            show(Number(id))
          }}
        />
      )}
    </Page>
  )
}
