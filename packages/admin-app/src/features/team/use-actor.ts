import type { Actor } from '@product/sdk/nouns/people'
import { useSessionUser } from '../../session/use-session-user'

/** The signed-in user as the rules of the team know whoever acts. */
export function useActor(): Actor {
  const { id, role } = useSessionUser()
  return { userId: id, role }
}
