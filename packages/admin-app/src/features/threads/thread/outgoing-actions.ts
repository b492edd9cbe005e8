import { createContext, use } from 'react'
import type { OutgoingMessage } from './outgoing'

export interface OutgoingActions {
  /** Sends it, or sends it again: the server takes it once. */
  send: (message: Omit<OutgoingMessage, 'state' | 'problem'>) => void
  /** It is given up. */
  discard: (clientKey: string) => void
}

export const OutgoingContext = createContext<OutgoingActions | undefined>(undefined)

/** What can be done with messages of the thread that is shown. */
export function useOutgoingActions(): OutgoingActions {
  const actions = use(OutgoingContext)
  if (!actions) throw new Error('This message stands outside of a thread.')
  return actions
}
