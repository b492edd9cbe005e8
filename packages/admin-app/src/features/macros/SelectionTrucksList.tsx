import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { MACRO_ALERTS, PLACEHOLDER_ALERTS } from '@product/sdk/nouns/placeholders'
import { useRecordContext } from 'ra-core'
import { useState } from 'react'
import { fetched } from '../../config/fetched'
import { DeleteDialog } from '../../forms/DeleteDialog'
import { FetchedLayer } from '../../layout/FetchedLayer'
import { EmptyState } from '../../layout/StateMessage'
import type { BulkActionsProps } from '../../lists/BulkBar'
import { ResourceTable } from '../../lists/ResourceTable'
import { RowButton } from '../../lists/RowButton'
import { DeleteTicked } from './DeleteTicked'
import { SELECTION_TRUCKS, type SelectionTruck } from './selection-trucks'
import { useMacrosAddress } from './use-macros-address'

const EditSelectionTruck = fetched(async () => (await import('./EditSelectionTruck')).EditSelectionTruck)

export function SelectionTrucksList() {
  const { editedId, close } = useMacrosAddress()
  return (
    <>
      <ResourceTable
        resource={SELECTION_TRUCKS}
        label="macros.tabs.trucks"
        sort={{ field: 'name', order: 'ASC' }}
        rowActions={<TruckActions />}
        bulkActions={DeleteTrucks}
        empty={<EmptyState title="macros.no_trucks" text="macros.no_trucks_text" />}
      />
      {editedId !== undefined && (
        <FetchedLayer onClose={close}>
          <EditSelectionTruck key={editedId} id={editedId} onClose={close} />
        </FetchedLayer>
      )}
    </>
  )
}

const DeleteTrucks = ({ rows }: BulkActionsProps) => (
  <DeleteTicked
    resource={SELECTION_TRUCKS}
    rows={rows}
    title="macros.delete_trucks"
    deleted={PLACEHOLDER_ALERTS.deleted}
  />
)

function TruckActions() {
  const record = useRecordContext<SelectionTruck>()
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
          resource={SELECTION_TRUCKS}
          record={record}
          title="macros.delete_truck"
          args={{ name }}
          deleted={MACRO_ALERTS.deleted}
          failed={MACRO_ALERTS.deleteFailed}
          onDeleted={close}
          onClose={close}
        />
      )}
    </>
  )
}
