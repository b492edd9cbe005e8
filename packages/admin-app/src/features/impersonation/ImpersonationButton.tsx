import { Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog'
import { ImpersonationPicker } from './ImpersonationPicker'

/** Asks which client. Spec: client dashboard, 6: role 2 enters from Drive. */
export function ImpersonationButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('impersonation.start')}
      </Button>
      {isOpen && (
        <FormDialog title="impersonation.start" onClose={() => setOpen(false)}>
          <ImpersonationPicker />
        </FormDialog>
      )}
    </>
  )
}
