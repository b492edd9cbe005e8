import { clearHints, readHints, type SessionHints, writeHints } from '@product/sdk/nouns/people'
import { browserMemory } from '../browser-storage'

/**
 * The hints of the session that this browser remembers, shared by its tabs. Where it forbids that, the page asks the
 * server before it paints.
 */
export const hintStore = {
  read: (): SessionHints | undefined => readHints(browserMemory),
  write: (hints: SessionHints): void => writeHints(browserMemory, hints),
  clear: (): void => clearHints(browserMemory),
}
