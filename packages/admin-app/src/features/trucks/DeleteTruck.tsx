import { Button } from '@mui/material'
import { TRUCK_ALERTS } from '@product/sdk/nouns/fleet'
import { useRecordContext, useTranslate } from 'ra-core'
import { useState } from 'react'
import { DeleteDialog } from '../../forms/DeleteDialog'
import { TRUCKS } from './trucks'

/** Spec: operations, 8. */
export function DeleteTruck({ onDeleted }: { onDeleted: () => void }) {
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
          resource={TRUCKS}
          record={record}
          title="trucks.delete_title"
          text={TRUCK_ALERTS.deleteConfirm}
          args={{ name: record.name }}
          deleted={TRUCK_ALERTS.deleted}
          failed={TRUCK_ALERTS.deleteFailed}
          onDeleted={onDeleted}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
