import { afterLogin } from '@product/sdk/nouns/people'
import { useEffect } from 'react'
import { isOtherApp, PATHS } from '../../paths'
import { checkSession } from '../../session/check-session'
import { GoTo } from '../../session/GoTo'
import { Splash } from '../../session/Splash'
import { Unreachable } from '../../session/Unreachable'
import { useSession } from '../../session/use-session'

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
