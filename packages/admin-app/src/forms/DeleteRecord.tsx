import { Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'ra-core'
import { type ComponentProps, useState } from 'react'
import { DeleteDialog } from './DeleteDialog'

type DeleteRecordProps = Omit<ComponentProps<typeof DeleteDialog>, 'record' | 'args' | 'onClose'>

/** Deletes the record of the form around it, after it was confirmed by name. */
export function DeleteRecord(props: DeleteRecordProps) {
  const translate = useTranslate()
  const record = useRecordContext()
  const [asks, setAsks] = useState(false)
  if (!record) return null
  return (
    <>
      <Button color="error" onClick={() => setAsks(true)}>
        {translate('console.confirm.delete')}
      </Button>
      {asks && (
        <DeleteDialog
          {...props}
          record={record}
          args={{ name: record.name }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
