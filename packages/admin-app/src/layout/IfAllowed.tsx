import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useAdmin } from '../config/runtime'
import { type ActionName, mayDo } from '../data/who-may'
import { DENIED } from '../paths'
import { useSessionUser } from '../session/use-session-user'

interface IfAllowedProps {
  resource: string
  action: ActionName
  children: ReactNode
}

/**
 * What the role may do with a resource, read off the contract at once. react-admin's own question (`canAccess`) is
 * answered later: until then a form or a list asks for nothing, and is drawn anew for each answer.
 */
export function IfAllowed({ resource, action, children }: IfAllowedProps) {
  const { resources } = useAdmin()
  const { role } = useSessionUser()
  return mayDo(resources[resource]?.endpoints, action, role) ? children : <Navigate to={DENIED} replace />
}
