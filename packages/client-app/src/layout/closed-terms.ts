import { tabMemory } from '../browser-storage'

const KEY = 'terms-closed'

/**
 * Whether the terms were closed unread in this tab's session, which is known by its end. Where storage is forbidden
 * they come back with the next page load.
 */
export const closedTerms = {
  wereClosed: (expiresAt: string): boolean => tabMemory.getItem(KEY) === expiresAt,
  close: (expiresAt: string): void => tabMemory.setItem(KEY, expiresAt),
}
