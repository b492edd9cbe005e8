import { DataTableBody, type DataTableBodyProps, DataTableRow, type DataTableRowProps } from 'react-admin'
import { type KeyboardEvent, useRef } from 'react'
import { useShortcut } from '../shortcuts/use-shortcut'

/** Moves the focus from row to row: the next or previous of the one that has it, else the first. */
function step(body: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(body?.querySelectorAll<HTMLElement>(':scope > tr[tabindex]') ?? [])]
  const at = rows.findIndex(row => row.contains(document.activeElement))
  rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus()
}

/** Rows that the keyboard reaches: j and k move, Enter opens. */
export function KeyedBody(props: DataTableBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  useShortcut({
    keys: 'j',
    label: 'console.shortcuts.next_row',
    group: 'lists',
    run: () => step(body.current, 1),
  })
  useShortcut({
    keys: 'k',
    label: 'console.shortcuts.previous_row',
    group: 'lists',
    run: () => step(body.current, -1),
  })
  return <DataTableBody {...props} ref={body} row={KeyedRow} />
}

function openOnEnter(event: KeyboardEvent<HTMLTableRowElement>): void {
  if (event.key === 'Enter' && event.target === event.currentTarget) event.currentTarget.click()
}

const KeyedRow = (props: DataTableRowProps) => (
  <DataTableRow {...props} tabIndex={0} onKeyDown={openOnEnter} />
)
