import { afterLogin } from '@product/sdk/session'
import { useEffect } from 'react'
import { isOtherApp, PATHS } from '../paths'
import { checkSession } from './check-session'
import { GoTo } from './GoTo'
import { Splash } from './Splash'
import { Unreachable } from './Unreachable'
import { useSession } from './use-session'

/** `/dashboard`: the user's own landing page, or the login. Spec: client dashboard, 2. */
export function EntryPage() {
  const session = useSession()
  const isChecking = session.status === 'checking'

  useEffect(() => {
    if (isChecking) void checkSession()
  }, [isChecking])

  if (session.status === 'unreachable') return <Unreachable />
  if (session.status === 'out') return <GoTo path={PATHS.login} />
  if (!session.hints) return <Splash />
  const landing = afterLogin(session.hints)
  // Pages of this app check the session themselves; another app is loaded only for a session that is good.
  return isChecking && isOtherApp(landing) ? <Splash /> : <GoTo path={landing} />
}
