/** Spec: operations, 2, 4, 5 and 8. */
export const FIX_LIST_TEXTS = {
  open: 'Open Fix List Items',
  closed: 'Closed Fix List Items',
  new: '+ New Fix List Item',
  /** On the truck's page. */
  newOfTruck: 'New Fix List Item',
  markAsClosed: 'Mark as Closed',
  reopen: 'Reopen',
  errors: 'Please fix the following errors:',
  noTruck: 'Select a valid truck',
  deleteFailed: 'Error deleting fix list item',
  /** From here on ours: the specification does not show the texts. */
  noDescription: 'Description must not be blank',
  noDateIdentified: 'Date identified must not be blank',
  noTargetCloseDate: 'Target close date must not be blank',
  targetBeforeIdentified: 'Target close date must not be before the date identified',
  noDateClosed: 'The date of closing is not a date',
  noOwner: 'Select an owner from the list of admin users',
  twoOwners: 'The owner is given twice, and not as the same user',
  created: 'Fix list item was created',
  updated: 'Fix list item was updated',
  deleted: 'Fix list item was deleted',
  mustReopen: 'To make changes you must reopen this fix list item',
} as const

/** The message over a closed item, with the date as `YYYY-MM-DD`. Spec: operations, 4 and 9; the words are ours. */
export const closedOnText = (dateClosed: string): string => `This fix list item was closed on: ${dateClosed}`
