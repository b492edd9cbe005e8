/** What is said when the session has ended under the page. Source: client dashboard, 8. */
export const SESSION_EXPIRED_TEXT =
  'Your session has expired. You will be automatically logged out in 5 seconds. Please log back in again to proceed with your activity.'

/** How long that text stays before the page leaves, milliseconds: the time that it names. */
export const EXPIRED_NOTICE_MS = 5000
