import { Box, Button, Typography } from '@mui/material'
import { copyName, GROUP_TEXTS, vendorsOnCampaignName } from '@product/sdk/nouns/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router'
import { DeleteDialog } from '../../forms/DeleteDialog'
import type { AnyGroup } from '../../nouns/messages/any-group'
import { sourceOfGroup } from '../../nouns/messages/compose-source'
import { composeLink } from '../../nouns/messages/compose-start'
import { MemberList } from '../../nouns/messages/MemberList'
import { GROUPS } from '../../nouns/messages/resource-names'
import { EditGroup, NewGroup } from './GroupDialogs'

interface GroupDetailProps {
  group: AnyGroup
  /** The copy, once there is one. */
  onCopied: (id: number) => void
  onDeleted: () => void
}

/** What a copy starts out being called. Spec: communication, 2. */
const nameOfCopy = ({ kind, id, name }: AnyGroup): string =>
  kind === 'vendors_on_campaign' ? vendorsOnCampaignName(id) : copyName(name)

/** Who is in a group, with what can be done with it; only custom ones are edited and deleted. */
export function GroupDetail({ group, onCopied, onDeleted }: GroupDetailProps) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const [open, setOpen] = useState<'copy' | 'edit' | 'delete'>()
  const close = () => setOpen(undefined)
  const { kind, id, name, members, custom } = group
  return (
    <>
      <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography color="textSecondary">
        {translate('messages.groups.count', { smart_count: members.length })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        {members.length > 0 && (
          <Button variant="contained" component={Link} {...composeLink({ source: sourceOfGroup(group) })}>
            {translate('messages.use_in_compose')}
          </Button>
        )}
        {members.length > 0 && (
          <Button variant="outlined" onClick={() => setOpen('copy')}>
            {translate('groups.copy')}
          </Button>
        )}
        {custom && (
          <>
            <Button variant="outlined" onClick={() => setOpen('edit')}>
              {translate('groups.edit')}
            </Button>
            <Button color="error" onClick={() => setOpen('delete')}>
              {translate('console.confirm.delete')}
            </Button>
          </>
        )}
      </Box>
      <MemberList members={members} />
      {open === 'copy' && (
        <NewGroup
          copyOf={{ key: `${kind}-${id}`, name: nameOfCopy(group), members }}
          onSaved={({ id: copy }) => {
            close()
            onCopied(Number(copy))
          }}
          onClose={close}
        />
      )}
      {open === 'edit' && custom && <EditGroup id={custom.id} onClose={close} />}
      {open === 'delete' && custom && (
        <DeleteDialog
          resource={GROUPS}
          record={custom}
          title="groups.delete_title"
          args={{ name }}
          text={GROUP_TEXTS.confirmDelete}
          deleted={GROUP_TEXTS.deleted}
          onDeleted={() => {
            void queries.invalidateQueries({ queryKey: [GROUPS] })
            onDeleted()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
