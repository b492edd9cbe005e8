import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { useState } from 'react'
import { Button } from 'react-admin'
import { DeleteManyDialog } from '../../forms/DeleteManyDialog'
import type { BulkActionsProps } from '../../lists/BulkBar'
import { CLIENT_USERS, clientUser } from './client-users'

/** Deletes all ticked client users after one question. */
export function DeleteClientUsers({ rows }: BulkActionsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button label="console.confirm.delete" color="error" onClick={() => setOpen(true)}>
        <DeleteOutlined />
      </Button>
      {isOpen && (
        <DeleteManyDialog
          resource={CLIENT_USERS}
          rows={rows}
          nameOf={record => clientUser(record).user_name}
          title="client_users.delete_many"
          text="client_users.delete_many_text"
          deleted="client_users.deleted_many"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
