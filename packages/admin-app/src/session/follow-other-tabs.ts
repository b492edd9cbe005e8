import { loginWith, readHints } from '@product/sdk/nouns/people'
import { browserMemory } from '../data/browser-storage'
import type { Session } from './session'

/**
 * The hints in local storage are shared by the browser's tabs and by both apps: where another tab logged out this one
 * leaves too, and where it logged in as somebody else this one starts afresh. Answers how to stop following.
 */
export function followOtherTabs(session: Session): () => void {
  const follow = (): void => {
    const state = session.get()
    if (state.status !== 'in') return
    const hints = readHints(browserMemory)
    const { pathname, search } = window.location
    if (!hints) session.goTo(loginWith(pathname + search))
    else if (hints.userId !== state.user.id) window.location.reload()
  }
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === 'userId') follow()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
