import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import type { RaRecord } from 'ra-core'
import { useState } from 'react'
import { Button } from 'react-admin'
import { DeleteManyDialog } from '../../forms/DeleteManyDialog'

interface DeleteTickedProps {
  resource: string
  rows: readonly RaRecord[]
  /** Texts or keys. */
  title: string
  deleted: string
}

/** Deletes all ticked rows after one question. */
export function DeleteTicked(props: DeleteTickedProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button label="console.confirm.delete" color="error" onClick={() => setOpen(true)}>
        <DeleteOutlined />
      </Button>
      {isOpen && (
        <DeleteManyDialog
          {...props}
          nameOf={({ name }) => String(name)}
          text="macros.delete_many_text"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
