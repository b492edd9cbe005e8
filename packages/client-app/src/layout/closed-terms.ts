const KEY = 'terms-closed'

/** Whether the terms were closed unread in this tab's session, which is known by its end. */
export const closedTerms = {
  wereClosed(expiresAt: string): boolean {
    try {
      return sessionStorage.getItem(KEY) === expiresAt
    } catch {
      return false
    }
  },
  close(expiresAt: string): void {
    try {
      sessionStorage.setItem(KEY, expiresAt)
    } catch {
      // Where storage is forbidden the terms come back with the next page load.
    }
  },
}
