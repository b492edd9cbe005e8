import type { ComponentType } from 'react'
import type { SearchDialogProps } from '../config/admin-feature'
import { useAdmin } from '../config/runtime'
import { useSessionUser } from '../session/use-session-user'

/** The search dialog, if there is one and this role may search. */
export function useSearch(): ComponentType<SearchDialogProps> | undefined {
  const { search } = useAdmin()
  const { role } = useSessionUser()
  return search?.roles.includes(role) ? search.dialog : undefined
}
