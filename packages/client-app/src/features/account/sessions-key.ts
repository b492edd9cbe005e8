/** Under which the user's open sessions are kept in the page. */
export const SESSIONS = ['account-sessions']
