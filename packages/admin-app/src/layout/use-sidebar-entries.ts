import type { SidebarEntry } from '../config/admin-feature'
import { mayEnter } from '../config/may-enter'
import { useAdmin } from '../config/runtime'
import { useSessionUser } from '../session/use-session-user'

/** The entries of the sidebar that lead where this user may go. Spec: operations, 6. */
export function useSidebarEntries(): SidebarEntry[] {
  const admin = useAdmin()
  const { role } = useSessionUser()
  return admin.sidebar.filter(({ path }) => mayEnter(admin, `/${path}`, role))
}
