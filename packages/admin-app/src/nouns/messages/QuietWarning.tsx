import { Alert } from '@mui/material'
import { useTranslate } from 'ra-core'

/** That texts disturb now; beside what sends them. */
export function QuietWarning() {
  const translate = useTranslate()
  return <Alert severity="warning">{translate('messages.quiet')}</Alert>
}
