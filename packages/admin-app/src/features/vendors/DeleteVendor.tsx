import { Button } from '@mui/material'
import { VENDOR_ALERTS } from '@product/sdk/nouns/fleet'
import { useRecordContext, useTranslate } from 'ra-core'
import { useState } from 'react'
import { DeleteDialog } from '../../forms/DeleteDialog'
import { VENDORS } from './vendors'

export function DeleteVendor({ onDeleted }: { onDeleted: () => void }) {
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
          resource={VENDORS}
          record={record}
          title="vendors.delete_title"
          text="vendors.delete_text"
          args={{ name: record.name }}
          deleted={VENDOR_ALERTS.deleted}
          failed={VENDOR_ALERTS.deleteFailed}
          onDeleted={onDeleted}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
