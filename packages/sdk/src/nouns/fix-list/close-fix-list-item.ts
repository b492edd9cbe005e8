import type { Day } from '../../values/utc-day'
import { FIX_LIST_FIELDS } from './fix-list-fields'
import type { FixListFields, FixListItem } from './fix-list-item'
import { closedOnText, FIX_LIST_TEXTS } from './fix-list-texts'

/** `closed` and its date: what closing and reopening change. */
export type Closing = Pick<FixListItem, 'closed' | 'date_closed'>

/** "Mark as Closed": closed today in Los Angeles. Spec: operations, 4. */
export const markedAsClosed = (today: Day): Closing => ({ closed: true, date_closed: today })

/** "Reopen". The date goes too, so that only a closed item has one; the log keeps it. Spec: operations, 4. */
export const reopened = (): Closing => ({ closed: false, date_closed: null })

/** Why a closed item is read-only, in two sentences; undefined while it is open. Spec: operations, 4. */
export const readOnlyBecause = ({ closed, date_closed }: Closing): readonly string[] | undefined =>
  closed ? [...(date_closed ? [closedOnText(date_closed)] : []), FIX_LIST_TEXTS.mustReopen] : undefined

/** The fields that a closed item does not let go of. */
export type KeptField = keyof typeof FIX_LIST_FIELDS
// The names are those of the record.
const KEPT = Object.keys(FIX_LIST_FIELDS) as KeptField[]

export type StoredItem = Pick<FixListItem, KeptField | 'closed' | 'date_closed'>

/** What is to be stored, or the fields for which a closed item has to be reopened first. */
export type SavedItem =
  | { saved: Omit<FixListFields, 'version'> }
  | { problem: 'closed'; fields: KeptField[]; text: string }

/** A closed item has a date, today's where none was sent, a later one, or one before it was found; an open one has none. */
function closingOf(
  { closed, date_closed, date_identified }: Closing & Pick<FixListItem, 'date_identified'>,
  stored: Closing | null,
  today: Day,
): Closing {
  if (!closed) return reopened()
  if (stored?.closed) return { closed, date_closed: stored.date_closed }
  const isKept = date_closed !== null && date_closed < today && date_closed >= date_identified
  return isKept ? { closed, date_closed } : markedAsClosed(today)
}

/**
 * What saving an item stores. `stored` is null for a new one; `today` in Los Angeles. While a closed item stays closed, a
 * change is refused with its fields; what is sent along with its reopening is saved. Spec: operations, 4.
 */
export function savedItem(stored: StoredItem | null, fields: FixListFields, today: Day): SavedItem {
  if (stored?.closed && fields.closed) {
    const changed = KEPT.filter(field => stored[field] !== fields[field])
    if (changed.length > 0) return { problem: 'closed', fields: changed, text: FIX_LIST_TEXTS.mustReopen }
  }
  const { version: _version, ...rest } = fields
  return { saved: { ...rest, ...closingOf(fields, stored, today) } }
}
