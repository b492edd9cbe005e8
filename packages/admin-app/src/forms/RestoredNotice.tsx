import { Alert, Button } from '@mui/material'
import { LOS_ANGELES } from '@product/sdk/values'
import { useLocale, useTranslate } from 'ra-core'

/** Says that the form starts from changes that were never saved. */
export function RestoredNotice({ savedAt, onDiscard }: { savedAt: number; onDiscard: () => void }) {
  const translate = useTranslate()
  const locale = useLocale()
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: LOS_ANGELES } as const
  const time = new Intl.DateTimeFormat(locale, format).format(savedAt)
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
