/** Texts of toasts and confirmations of the Macros page. Spec: operations, 5 and 8. */
export const MACRO_ALERTS = {
  added: 'Added selection truck!',
  addFailed: 'Problem while adding selection truck!',
  updated: 'Selected truck was updated!',
  updateFailed: 'Problem updating selected truck!',
  deleted: 'Selection Truck Deleted!',
  deleteFailed: 'There was a problem deleting the selection Truck!',
} as const

/** The same where several are added or deleted at once. */
export const PLACEHOLDER_ALERTS = {
  added: 'Added placeholder truck',
  addFailed: "Couldn't add placeholder truck",
  notLinked: "Couldn't link waypoint group with placeholder truck",
  deleted: 'Placeholder truck was deleted',
} as const

export const WAYPOINT_GROUP_ALERTS = {
  added: 'Added waypoint group!',
  addFailed: 'Problem adding waypoint group!',
  updated: 'Updated waypoint group!',
  updateFailed: 'Problem updating waypoint group!',
  deleted: 'Waypoint Group Deleted!',
  deletedMany: 'Waypoint group was deleted!',
  deleteFailed: 'There was a problem deleting the waypoint group!',
} as const

/** A search for waypoint groups waits so long after the last key. Spec: operations, 9. */
export const WAYPOINT_SEARCH_PAUSE_MS = 1000
