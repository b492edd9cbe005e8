import { loginWith, mayOpen, redirectFor } from '@product/sdk/nouns/people'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { checkSession } from './check-session'
import { GoTo } from './GoTo'
import { Splash } from './Splash'
import { Unreachable } from './Unreachable'
import { useSession } from './use-session'

/**
 * Shows a guarded page to the roles that may open it. The hints of an earlier visit paint it at once while the
 * server is asked; its answer decides, and where none comes the page waits for it. Spec: client dashboard, 4.
 */
export function PageGuard({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const isChecking = session.status === 'checking'

  useEffect(() => {
    if (isChecking) void checkSession()
  }, [isChecking])

  if (session.status === 'unreachable') return <Unreachable />
  const owes = session.status === 'in' && session.owesSecondFactor === true
  if (session.status === 'out' || owes) return <GoTo path={loginWith(pathname + search + hash)} />
  const role = session.hints?.role
  if (role !== undefined && mayOpen(pathname, role)) return children
  return isChecking ? <Splash /> : <GoTo path={redirectFor(role)} />
}
