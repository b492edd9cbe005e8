import type { RefObject } from 'react'
import { useShortcut } from '../shortcuts/use-shortcut'

const FOCUSABLE = 'a[href], button:not(:disabled), [tabindex="0"]'

/** What takes the focus in a row: the row itself, else its first control. */
const targetOf = (row: Element): HTMLElement | null =>
  row.matches(FOCUSABLE) ? (row as HTMLElement) : row.querySelector<HTMLElement>(FOCUSABLE)

/** Moves the focus to the next or previous row of the one that has it, else to the first. */
function step(list: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(list?.children ?? [])].filter(row => targetOf(row) !== null)
  const at = rows.findIndex(row => row.contains(document.activeElement))
  const next = rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]
  if (next) targetOf(next)?.focus()
}

/** j and k move the focus from row to row; rows are the children of the list. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useShortcut({
    keys: 'j',
    label: 'console.shortcuts.next_row',
    group: 'lists',
    run: () => step(list.current, 1),
  })
  useShortcut({
    keys: 'k',
    label: 'console.shortcuts.previous_row',
    group: 'lists',
    run: () => step(list.current, -1),
  })
}
