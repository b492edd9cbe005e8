import { Box, Button } from '@mui/material'
import type { CustomGroup } from '@product/sdk/nouns/messages'
import { useGetOne, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ListAndDetail } from '../../layout/ListAndDetail'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import { type GroupKind, isGroupKind } from '../../nouns/messages/any-group'
import { GroupList } from '../../nouns/messages/GroupList'
import { GroupTabs } from '../../nouns/messages/GroupTabs'
import { GROUPS } from '../../nouns/messages/resource-names'
import { ToThreads } from '../../nouns/messages/ToThreads'
import { asCustomGroup, useGroups } from '../../nouns/messages/use-groups'
import { GroupDetail } from './GroupDetail'
import { NewGroup } from './GroupDialogs'

/** Four kinds of groups; custom ones are made here. Spec: communication, 2. */
export function GroupsPage() {
  const translate = useTranslate()
  const panelId = useId()
  const [parameters, setParameters] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  const asked = parameters.get('kind')
  const kind = isGroupKind(asked) ? asked : 'campaign'
  const shownId = parameters.get('group') ?? undefined
  const show = (of: GroupKind, group?: string | number): void =>
    setParameters(
      { kind: of, ...(group !== undefined && { group: String(group) }) },
      { replace: shownId !== undefined },
    )
  return (
    <Page
      title="groups.title"
      actions={
        <Button variant="contained" onClick={() => setAdding(true)}>
          {translate('groups.add')}
        </Button>
      }
    >
      <ToThreads />
      <GroupTabs kind={kind} onChange={next => show(next)} panelId={panelId} />
      <Box role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${kind}`} sx={{ pt: 2 }}>
        <Groups key={kind} kind={kind} shownId={shownId} onShow={show} />
      </Box>
      {isAdding && (
        <NewGroup
          onSaved={({ id }) => {
            setAdding(false)
            show('custom', Number(id))
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  )
}

interface GroupsProps {
  kind: GroupKind
  shownId: string | undefined
  onShow: (kind: GroupKind, group?: string | number) => void
}

function Groups({ kind, shownId, onShow }: GroupsProps) {
  const groups = useGroups(kind)
  const listed = groups.list.rows?.find(({ id }) => id === shownId)
  // A copy may stand on a page of the list that nobody has looked at yet.
  const { data: unlisted } = useGetOne<CustomGroup>(
    GROUPS,
    { id: Number(shownId) },
    {
      enabled: kind === 'custom' && shownId !== undefined && groups.list.rows !== undefined && !listed,
      onError: () => undefined,
    },
  )
  const shown = shownId === undefined ? undefined : (listed ?? (unlisted && asCustomGroup(unlisted)))
  return (
    <ListAndDetail
      back="groups.all"
      onBack={() => onShow(kind)}
      list={
        <GroupList
          kind={kind}
          groups={groups}
          isChosen={({ id }) => id === shownId}
          onChoose={({ id }) => onShow(kind, id)}
        />
      }
      detail={
        shown && (
          <GroupDetail
            key={shown.id}
            group={shown}
            onCopied={id => onShow('custom', id)}
            onDeleted={() => onShow(kind)}
          />
        )
      }
      nothing={<EmptyState title="groups.choose" text="groups.choose_text" />}
    />
  )
}
