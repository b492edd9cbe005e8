import type { AuthProvider } from 'ra-core'
import type { Session } from '../session/session'
import { statusOf } from './as-http-error'
import type { Resources } from './http-client'
import { mayDo } from './who-may'

const userOf = (session: Session) => {
  const state = session.get()
  return state.status === 'in' || state.status === 'expired' ? state.user : undefined
}

/** react-admin's questions about the session, answered from the one that the shell already has. */
export function createAuthProvider(session: Session, resources: Resources): AuthProvider {
  return {
    async login() {
      // The login is a page of the other app.
      await session.check()
    },
    async checkAuth() {
      await session.check()
    },
    /**
     * A 401 starts the expiry message; a 403 is shown like any error. Neither is rejected: react-admin answers a call
     * whose error check rejects with an empty record, and a form would take its lost save for done.
     */
    async checkError(error: unknown) {
      if (statusOf(error) === 401) session.expire()
    },
    async getIdentity() {
      const user = userOf(session)
      return { id: user?.id ?? '', fullName: user?.name ?? '' }
    },
    async getPermissions() {
      return userOf(session)?.role
    },
    async canAccess({ resource, action }) {
      const user = userOf(session)
      return user !== undefined && mayDo(resources[resource], action, user.role)
    },
    async logout() {
      session.logOut()
      return false
    },
  }
}
