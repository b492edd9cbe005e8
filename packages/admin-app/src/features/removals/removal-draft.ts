import { completeRemoval, type Removal, type RemovalProblem } from '@product/sdk/nouns/removals'

/** What the dialog of an open removal holds. */
export interface RemovalDraft {
  notes: string
  /** As the input has it: empty, or `YYYY-MM-DD`. */
  removed: string
  url: string | null
}

/** A draft as the browser keeps it, with what it was made from. */
export interface KeptRemovalDraft extends RemovalDraft {
  from: Pick<Removal, 'removal_notes' | 'removal_img_url'>
}

export const draftOf = ({ removal_notes, removal_img_url }: Removal): RemovalDraft => ({
  notes: removal_notes,
  removed: '',
  url: removal_img_url,
})

export const isChanged = (removal: Removal, { notes, removed, url }: RemovalDraft): boolean =>
  removed !== '' || notes !== removal.removal_notes || url !== removal.removal_img_url

export const keptDraft = (
  { removal_notes, removal_img_url }: Removal,
  draft: RemovalDraft,
): KeptRemovalDraft => ({ ...draft, from: { removal_notes, removal_img_url } })

/** Notes that somebody else wrote meanwhile stay, with those that were typed here below them. */
function notesAgain(stored: string, { notes, from }: KeptRemovalDraft): string {
  const was = from.removal_notes
  if (stored === was) return notes
  const typed = (notes.startsWith(was) ? notes.slice(was.length) : notes).trim()
  if (typed === '' || `\n${stored}\n`.includes(`\n${typed}\n`)) return stored
  return stored === '' ? typed : `${stored}\n${typed}`
}

/** A kept draft on the removal as it is now: what was not changed in the draft is as it is stored. */
export function restoredDraft(removal: Removal, kept: KeptRemovalDraft): RemovalDraft {
  const { removed, url, from } = kept
  return {
    notes: notesAgain(removal.removal_notes, kept),
    removed,
    url: url === from.removal_img_url ? removal.removal_img_url : url,
  }
}

/**
 * The part of a save that is sent whether or not the removal becomes complete. Notes that nobody changed stay out of it:
 * with the lines that were appended they may be longer than what may be typed.
 */
export const keptFields = (removal: Removal, { notes, url }: RemovalDraft) => ({
  removal_notes: notes === removal.removal_notes ? undefined : notes,
  removal_img_url: url,
})

/** What the rule says of marking it as removed on the day picked; undefined: it may be, without a question. */
export function markProblem(
  removal: Removal,
  { removed }: RemovalDraft,
  today: string,
): RemovalProblem | undefined {
  const day = removed === '' ? null : removed
  const result = completeRemoval(removal, { removed: day, today, isConfirmed: false })
  return 'problem' in result ? result : undefined
}
