import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import { useRecordContext } from 'ra-core'
import { useState } from 'react'
import { FetchedLayer } from '../../layout/FetchedLayer'
import { fetched } from '../../config/fetched'
import { RowButton, RowLink } from '../../lists/RowButton'
import { pathTo } from '../../paths'
import type { ClientUser } from './client-users'

const EditClientUserDialog = fetched(
  async () => (await import('./EditClientUserDialog')).EditClientUserDialog,
)
const DeleteClientUserDialog = fetched(
  async () => (await import('./DeleteClientUserDialog')).DeleteClientUserDialog,
)

/** What can be done with the client user of a row: edit, delete, credentials. Spec: operations, 2. */
export function ClientUserActions() {
  const record = useRecordContext<ClientUser>()
  const [open, setOpen] = useState<'edit' | 'delete'>()
  if (!record) return null
  const name = record.user_name
  const close = () => setOpen(undefined)
  return (
    <>
      <RowLink
        label="client_users.credentials_named"
        name={name}
        icon={KeyOutlined}
        to={pathTo('credentials', { id: record.id })}
      />
      <RowButton
        label="client_users.edit_named"
        name={name}
        icon={EditOutlined}
        onClick={() => setOpen('edit')}
      />
      <RowButton
        label="client_users.delete_named"
        name={name}
        icon={DeleteOutlined}
        onClick={() => setOpen('delete')}
      />
      {open && (
        <FetchedLayer onClose={close}>
          {open === 'edit' && <EditClientUserDialog id={record.id} name={name} onClose={close} />}
          {open === 'delete' && <DeleteClientUserDialog user={record} onClose={close} />}
        </FetchedLayer>
      )}
    </>
  )
}
