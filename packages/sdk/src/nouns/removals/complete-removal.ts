import { type Day, daysBetween, shownDayText } from '../../values/utc-day'
import type { Removal } from './removal'
import { beforeStartText, endsEarlyText, REMOVAL_TEXTS } from './removal-texts'

type Scheduled = Pick<Removal, 'payment_schedule_start_date' | 'payment_schedule_end_date'>
type Kept = Pick<Removal, 'removal_complete' | 'removed_date' | 'removal_notes'>
type Judged = Scheduled & Kept & Pick<Removal, 'restorable_end_date'>

/** Why a removal can't be written so, with the field it concerns. */
export interface RemovalProblem {
  problem: 'no-date' | 'in-future' | 'before-start' | 'not-confirmed' | 'must-reopen' | 'not-restorable'
  field: 'removal_date' | 'truncate_payment_schedule' | 'restore_payment_schedule' | 'removal_complete'
  text: string
}

/** What is to be stored. */
export interface WrittenRemoval {
  removal: Kept
  /** The schedule's end, where it changes. */
  schedule?: { was: Day; becomes: Day }
}

export type RemovalResult = { written: WrittenRemoval } | RemovalProblem

/** How many days before the schedule's end the artwork came off; 0 on its last day and later. Source: decisions, "Operations". */
export const daysEarly = (end: Day | null, removed: Day): number =>
  end === null ? 0 : Math.max(0, daysBetween(removed, end))

/** A line below the notes, or the first of them. */
const appended = (notes: string, line: string): string => (notes === '' ? line : `${notes}\n${line}`)

const cutNote = (today: Day, was: Day, becomes: Day): string =>
  `${shownDayText(today)}: The payment schedule was ended early. Old end date: ${shownDayText(was)}, new end date: ${shownDayText(becomes)}.`

const restoredNote = (today: Day, was: Day, becomes: Day): string =>
  `${shownDayText(today)}: The removal was reopened and the end of the payment schedule restored. Old end date: ${shownDayText(was)}, new end date: ${shownDayText(becomes)}.`

/**
 * What it means that the artwork came off on a day: how many days early, which must be confirmed, and what is to be
 * stored once it is. `today` in Los Angeles. The removal day is the last that is paid. Spec: operations, 4.
 */
export function completeRemoval(
  removal: Judged,
  { removed, today, isConfirmed }: { removed: Day | null; today: Day; isConfirmed: boolean },
): RemovalResult {
  const { payment_schedule_start_date: start, payment_schedule_end_date: end } = removal
  if (removal.removal_complete)
    return { problem: 'must-reopen', field: 'removal_complete', text: REMOVAL_TEXTS.mustReopen }
  if (removed === null) return { problem: 'no-date', field: 'removal_date', text: REMOVAL_TEXTS.noDate }
  if (removed > today) return { problem: 'in-future', field: 'removal_date', text: REMOVAL_TEXTS.inFuture }
  if (removed < start) return { problem: 'before-start', field: 'removal_date', text: beforeStartText(start) }
  const early = daysEarly(end, removed)
  const complete = { removal_complete: true, removed_date: removed }
  if (end === null || early === 0)
    return { written: { removal: { ...complete, removal_notes: removal.removal_notes } } }
  if (!isConfirmed)
    return { problem: 'not-confirmed', field: 'truncate_payment_schedule', text: endsEarlyText(early) }
  const removal_notes = appended(removal.removal_notes, cutNote(today, end, removed))
  return { written: { removal: { ...complete, removal_notes }, schedule: { was: end, becomes: removed } } }
}

/**
 * A completed removal made open again: its date is cleared, its notes stay. Where the schedule was cut and nothing has
 * changed its end since, the old end can be restored. Spec: operations, 4; restoring is ours.
 */
export function reopenRemoval(
  removal: Judged,
  { today, restores }: { today: Day; restores: boolean },
): RemovalResult {
  const open = { removal_complete: false, removed_date: null }
  if (!restores) return { written: { removal: { ...open, removal_notes: removal.removal_notes } } }
  const { payment_schedule_end_date: was, restorable_end_date: becomes } = removal
  if (was === null || becomes === null)
    return {
      problem: 'not-restorable',
      field: 'restore_payment_schedule',
      text: REMOVAL_TEXTS.notRestorable,
    }
  const removal_notes = appended(removal.removal_notes, restoredNote(today, was, becomes))
  return { written: { removal: { ...open, removal_notes }, schedule: { was, becomes } } }
}
