import { Alert, Snackbar } from '@mui/material'
import { EXPIRED_NOTICE_MS } from '@product/sdk/nouns/people'
import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { useRuntime } from '../config/runtime'
import { useSessionState } from './use-session-user'

/** A call was refused for want of a session: the text, and the login once it is closed or after 5 seconds. */
export function ExpiryToast() {
  const { session } = useRuntime()
  const translate = useTranslate()
  const isExpired = useSessionState().status === 'expired'
  useEffect(() => {
    if (!isExpired) return
    const timer = setTimeout(session.goToLogin, EXPIRED_NOTICE_MS)
    return () => clearTimeout(timer)
  }, [isExpired, session])
  return (
    <Snackbar open={isExpired} anchorOrigin={{ vertical: 'top', horizontal: 'center' }}>
      <Alert
        severity="error"
        variant="filled"
        onClose={session.goToLogin}
        closeText={translate('console.close')}
        sx={{ maxWidth: 560 }}
      >
        {translate('console.expired')}
      </Alert>
    </Snackbar>
  )
}
