import { DataTableBody, type DataTableBodyProps, DataTableRow, type DataTableRowProps } from 'react-admin'
import { type KeyboardEvent, useRef } from 'react'
import { useRowKeys } from './use-row-keys'

/** Rows that the keyboard reaches: j and k move, Enter opens. */
export function KeyedBody(props: DataTableBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  return <DataTableBody {...props} ref={body} row={KeyedRow} />
}

function openOnEnter(event: KeyboardEvent<HTMLTableRowElement>): void {
  if (event.key === 'Enter' && event.target === event.currentTarget) event.currentTarget.click()
}

const KeyedRow = (props: DataTableRowProps) => (
  <DataTableRow {...props} tabIndex={0} onKeyDown={openOnEnter} />
)
