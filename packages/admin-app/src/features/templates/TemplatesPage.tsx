import { Button } from '@mui/material'
import type { MessageTemplate } from '@product/sdk/nouns/messages'
import { useGetOne, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ListAndDetail } from '../../layout/ListAndDetail'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import { TEMPLATES } from '../../nouns/messages/resource-names'
import { TemplateList } from '../../nouns/messages/TemplateList'
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
  const templates = useTemplates()
  const { rows } = templates.list
  const shownId = parameters.get(SHOWN)
  const listed = rows?.find(({ id }) => String(id) === shownId)
  // A new one may stand on a page of the list that nobody has looked at yet.
  const { data: unlisted } = useGetOne<MessageTemplate>(
    TEMPLATES,
    { id: Number(shownId) },
    { enabled: shownId !== null && rows !== undefined && !listed, onError: () => undefined },
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
          <TemplateList
            templates={templates}
            isChosen={({ id }) => id === shown?.id}
            onChoose={({ id }) => show(id)}
            lines={1}
          />
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
