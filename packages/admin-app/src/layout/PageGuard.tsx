import { redirectFor } from '@product/sdk/nouns/people'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { mayEnter } from '../config/may-enter'
import { useRuntime } from '../config/runtime'
import { insideConsole } from '../paths'
import { useSessionUser } from '../session/use-session-user'

/** Shows the page if the role may open its address, else leads to where the role belongs. Spec: client dashboard, 4. */
export function PageGuard({ children }: { children: ReactNode }) {
  const { admin } = useRuntime()
  const { role } = useSessionUser()
  const { pathname } = useLocation()
  if (mayEnter(admin, pathname, role)) return children
  return <Elsewhere path={redirectFor(role)} />
}

/** Goes to an address of this console or of the other app. */
export function Elsewhere({ path }: { path: string }) {
  const inside = insideConsole(path)
  return inside === undefined ? <OtherApp path={path} /> : <Navigate to={inside} replace />
}

function OtherApp({ path }: { path: string }) {
  const { session } = useRuntime()
  useEffect(() => session.goTo(path), [session, path])
  return null
}
