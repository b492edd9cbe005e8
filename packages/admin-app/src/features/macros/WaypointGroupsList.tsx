import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, Button } from '@mui/material'
import { WAYPOINT_GROUP_ALERTS, WAYPOINT_SEARCH_PAUSE_MS } from '@product/sdk/nouns/placeholders'
import { useRecordContext, useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { DeleteDialog } from '../../forms/DeleteDialog'
import { EmptyState } from '../../layout/StateMessage'
import type { BulkActionsProps } from '../../lists/BulkBar'
import { ResourceTable } from '../../lists/ResourceTable'
import { RowButton } from '../../lists/RowButton'
import { DeleteTicked } from './DeleteTicked'
import { useMacrosAddress } from './use-macros-address'
import { type ListedGroup, WAYPOINT_GROUPS } from './waypoint-groups'

const NewWaypointGroup = lazy(async () => ({
  default: (await import('./WaypointGroupDialogs')).NewWaypointGroup,
}))
const EditWaypointGroup = lazy(async () => ({
  default: (await import('./WaypointGroupDialogs')).EditWaypointGroup,
}))

export function WaypointGroupsList() {
  const translate = useTranslate()
  const { editedId, close } = useMacrosAddress()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Box sx={{ mb: 1 }}>
        <Button variant="contained" onClick={() => setAdding(true)}>
          {translate('macros.create_group')}
        </Button>
      </Box>
      <ResourceTable
        resource={WAYPOINT_GROUPS}
        label="macros.tabs.groups"
        sort={{ field: 'name', order: 'ASC' }}
        searchPauseMs={WAYPOINT_SEARCH_PAUSE_MS}
        rowActions={<GroupActions />}
        bulkActions={DeleteGroups}
        empty={<EmptyState title="macros.no_groups" text="macros.no_groups_text" />}
      />
      <Suspense fallback={null}>
        {isAdding && <NewWaypointGroup onClose={() => setAdding(false)} />}
        {editedId !== undefined && <EditWaypointGroup key={editedId} id={editedId} onClose={close} />}
      </Suspense>
    </>
  )
}

const DeleteGroups = ({ rows }: BulkActionsProps) => (
  <DeleteTicked
    resource={WAYPOINT_GROUPS}
    rows={rows}
    title="macros.delete_groups"
    deleted={WAYPOINT_GROUP_ALERTS.deletedMany}
  />
)

function GroupActions() {
  const record = useRecordContext<ListedGroup>()
  const { edit } = useMacrosAddress()
  const [isDeleting, setDeleting] = useState(false)
  if (!record) return null
  const { id, name } = record
  const close = () => setDeleting(false)
  return (
    <>
      <RowButton label="macros.edit_named" name={name} icon={EditOutlined} onClick={() => edit(id)} />
      <RowButton
        label="macros.delete_named"
        name={name}
        icon={DeleteOutlined}
        onClick={() => setDeleting(true)}
      />
      {isDeleting && (
        <DeleteDialog
          resource={WAYPOINT_GROUPS}
          record={record}
          title="macros.delete_group"
          args={{ name }}
          deleted={WAYPOINT_GROUP_ALERTS.deleted}
          failed={WAYPOINT_GROUP_ALERTS.deleteFailed}
          onDeleted={close}
          onClose={close}
        />
      )}
    </>
  )
}
