import { type Day, shownDayText } from '../../values/utc-day'

/** Spec: operations, 2 and 4. */
export const REMOVAL_TEXTS = {
  upcoming: 'Upcoming Removals',
  completed: 'Completed Removals',
  review: 'Review Past Removal',
  saveAndMark: 'Save & Mark Removed',
  mustReopen: 'To make changes you must reopen this removal',
  /** From here on ours: the specification does not show the texts. */
  edit: 'Removal',
  save: 'Save',
  reopen: 'Reopen',
  saved: 'Removal was saved',
  marked: 'Removal was marked as completed',
  reopened: 'Removal was reopened',
  saveFailed: 'The removal could not be saved. The list shows how it stands now.',
  noDate: 'Please select the date on which the artwork was removed.',
  inFuture: 'The removal date is yet to come. It can be entered on that day.',
  twoDates: 'The removal date is given twice, and not as the same day.',
  otherSchedule: 'This removal belongs to another payment schedule.',
  otherRemoval: 'The address names another removal.',
  notRestorable:
    'The payment schedule has changed since it was ended early, so its old end can’t be restored.',
} as const

/** Of a completed removal. Spec: operations, 4 and 9. */
export const completedOnText = (removed: Day): string =>
  `This removal was completed on: ${shownDayText(removed)}`

/** Ours. */
export const beforeStartText = (start: Day): string =>
  `The removal date must not be before the payment schedule starts (${shownDayText(start)}).`

/** The warning before a schedule is cut. Spec: operations, 4; the words are ours. */
export const endsEarlyText = (days: number): string =>
  `The payment schedule will end early by ${days} ${days === 1 ? 'day' : 'days'}.`
