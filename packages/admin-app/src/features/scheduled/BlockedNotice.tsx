import { Alert } from '@mui/material'
import { MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'

/** It may not go out when its time comes. */
export function BlockedNotice() {
  const translate = useTranslate()
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {`${MESSAGE_TEXTS.potentiallyBlocked}. ${translate('scheduled.blocked')}`}
    </Alert>
  )
}
