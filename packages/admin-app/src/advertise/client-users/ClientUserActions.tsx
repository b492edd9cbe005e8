import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import { CLIENT_USER_ALERTS } from '@product/sdk/advertise'
import { useRecordContext } from 'ra-core'
import { useState } from 'react'
import { DeleteDialog } from '../../forms/DeleteDialog'
import { RowButton, RowLink } from '../../lists/RowButton'
import { pathTo } from '../../paths'
import { type ClientUser, CLIENT_USERS } from './client-users'
import { EditClientUserDialog } from './EditClientUserDialog'

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
      {open === 'edit' && <EditClientUserDialog id={record.id} onClose={close} />}
      {open === 'delete' && (
        <DeleteDialog
          resource={CLIENT_USERS}
          record={record}
          title={CLIENT_USER_ALERTS.deleteConfirm}
          text={CLIENT_USER_ALERTS.deleteIrreversible}
          deleted={CLIENT_USER_ALERTS.deleted(name)}
          failed={CLIENT_USER_ALERTS.deleteFailed}
          stays="short"
          onDeleted={close}
          onClose={close}
        />
      )}
    </>
  )
}
