import type { Role } from '@product/sdk/values'
import { toast } from '../ui/toast'
import { sessionState } from './session-state'

/** A story's `beforeEach`: signed in with this role, or not at all. */
export const signedIn =
  (role: Role | undefined, name = 'Ana Ruiz') =>
  () => {
    sessionState.set(
      role === undefined
        ? { status: 'out' }
        : {
            status: 'in',
            hints: { userId: 4, name, role, termsAccepted: true },
            expiresAt: new Date(Date.now() + 80 * 60_000).toISOString(),
          },
    )
    return () => {
      sessionState.set({ status: 'out' })
      toast.closeAll()
    }
  }
