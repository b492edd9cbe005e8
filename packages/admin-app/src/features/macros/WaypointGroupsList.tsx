import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, Button } from '@mui/material'
import { WAYPOINT_GROUP_ALERTS, WAYPOINT_SEARCH_PAUSE_MS } from '@product/sdk/nouns/placeholders'
import { useRecordContext, useTranslate } from 'ra-core'
import { useState } from 'react'
import { fetched } from '../../config/fetched'
import { DeleteDialog } from '../../forms/DeleteDialog'
import { FetchedLayer } from '../../layout/FetchedLayer'
import { EmptyState } from '../../layout/StateMessage'
import type { BulkActionsProps } from '../../lists/BulkBar'
import { ResourceTable } from '../../lists/ResourceTable'
import { RowButton } from '../../lists/RowButton'
import { DeleteTicked } from './DeleteTicked'
import { useMacrosAddress } from './use-macros-address'
import { type ListedGroup, WAYPOINT_GROUPS } from './waypoint-groups'

const dialogs = () => import('./WaypointGroupDialogs')
const NewWaypointGroup = fetched(async () => (await dialogs()).NewWaypointGroup)
const EditWaypointGroup = fetched(async () => (await dialogs()).EditWaypointGroup)

export function WaypointGroupsList() {
  const translate = useTranslate()
  const { editedId, close } = useMacrosAddress()
  const [isAdding, setAdding] = useState(false)
  const stopAdding = () => setAdding(false)
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
      {isAdding && (
        <FetchedLayer onClose={stopAdding}>
          <NewWaypointGroup onClose={stopAdding} />
        </FetchedLayer>
      )}
      {editedId !== undefined && (
        <FetchedLayer onClose={close}>
          <EditWaypointGroup key={editedId} id={editedId} onClose={close} />
        </FetchedLayer>
      )}
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
