import { Alert, Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useDates } from '../texts/dates'

/** Says that the form starts from changes that were never saved. */
export function RestoredNotice({ savedAt, onDiscard }: { savedAt: number; onDiscard: () => void }) {
  const translate = useTranslate()
  const time = useDates().moment(savedAt)
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          {translate('console.form.discard')}
        </Button>
      }
    >
      {translate('console.form.restored', { time })}
    </Alert>
  )
}
