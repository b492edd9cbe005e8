import { toast } from '../ui/toast'
import { checkSession } from './check-session'
import { hintStore } from './hint-store'
import { sessionState } from './session-state'

/**
 * The hints are shared by the browser's tabs: when another tab logs out this one does too, and when it logs in this
 * one asks the server. Another user's session needs a page without anything of the last one.
 */
export function followOtherTabs(): void {
  window.addEventListener('storage', () => {
    const state = sessionState.get()
    const hints = hintStore.read()
    if (state.status === 'out') {
      if (hints) void checkSession()
    } else if (!hints) {
      if (state.hints === undefined) return
      sessionState.set({ status: 'out' })
      toast.closeAll()
    } else if (state.hints && hints.userId !== state.hints.userId) {
      window.location.reload()
    }
  })
}
