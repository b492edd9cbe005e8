import type { Contact } from '@product/sdk/nouns/messages'
import { createContext, use } from 'react'

export const ThreadContext = createContext<Contact | undefined>(undefined)

/** Whose thread a message stands in. */
export function useThread(): Contact {
  const thread = use(ThreadContext)
  if (!thread) throw new Error('This message stands outside of a thread.')
  return thread
}
