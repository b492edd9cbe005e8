import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { CREDENTIAL_TEXTS, credentialName } from '@product/sdk/nouns/people'
import { useRecordContext } from 'ra-core'
import { useState } from 'react'
import { DeleteDialog } from '../../forms/DeleteDialog'
import { RowButton } from '../../lists/RowButton'
import { type CredentialRow, CREDENTIALS } from './credentials'
import { EditCredentialDialog } from './EditCredentialDialog'

/** What can be done with the credential of a row. */
export function CredentialActions() {
  const record = useRecordContext<CredentialRow>()
  const [open, setOpen] = useState<'edit' | 'delete'>()
  if (!record) return null
  const name = credentialName(record)
  const close = () => setOpen(undefined)
  return (
    <>
      <RowButton
        label="credentials.edit_named"
        name={name}
        icon={EditOutlined}
        onClick={() => setOpen('edit')}
      />
      <RowButton
        label="credentials.delete_named"
        name={name}
        icon={DeleteOutlined}
        onClick={() => setOpen('delete')}
      />
      {open === 'edit' && <EditCredentialDialog credential={record} onClose={close} />}
      {open === 'delete' && (
        <DeleteDialog
          resource={CREDENTIALS}
          record={record}
          title="credentials.delete_title"
          args={{ name }}
          deleted={CREDENTIAL_TEXTS.deleted(name)}
          onDeleted={close}
          onClose={close}
        />
      )}
    </>
  )
}
