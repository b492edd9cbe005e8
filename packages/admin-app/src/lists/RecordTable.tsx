import { Box, Table, TableCell } from '@mui/material'
import {
  DataTableBase,
  type RaRecord,
  useGetResourceLabel,
  useListContext,
  useStore,
  useTranslate,
} from 'ra-core'
import type { ReactNode } from 'react'
import { DataTableClasses, DataTableHead, DataTableRoot } from 'react-admin'
import { ColumnValue } from './ColumnValue'
import { columnStore } from './column-store'
import { inRankOrder } from './in-rank-order'
import { HeadCell } from './HeadCell'
import { KeyedBody } from './KeyedBody'
import { useIsLeftIn } from './left-out-columns'
import { ListEmpty } from './ListEmpty'
import { TableSkeleton } from './TableSkeleton'
import { TickAllCell, TickCell } from './TickCell'
import { useColumns } from './use-columns'

interface RecordTableProps {
  resource: string
  rowLink?: (record: RaRecord) => string
  rowActions?: ReactNode
  /** Whether there is something that can be done with ticked rows. */
  tickable: boolean
  empty?: ReactNode
  label?: string
}

const RIGHT = { textAlign: 'right' } as const

/**
 * The list around it as a table in the resource's columns: react-admin's `DataTable` from its own parts, without those
 * that only an opened choice of columns or a ticked row needs, so that a first page does not wait for them.
 */
export function RecordTable({ resource, rowLink, rowActions, tickable, empty, label }: RecordTableProps) {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const columns = useColumns(resource)
  const isLeftIn = useIsLeftIn()
  const store = columnStore(resource)
  const [ranks] = useStore<number[] | undefined>(store.ranks)
  const first = columns.filter(({ hidden }) => hidden).map(({ source }) => source)
  const [hidden] = useStore<string[]>(store.hidden, first)
  const { perPage } = useListContext()
  // Ranks are those of all columns.
  const shown = inRankOrder(columns, ranks)
    .filter(isLeftIn)
    .filter(({ source }) => !hidden.includes(source))
  const head = (
    <>
      {tickable && <TickAllCell />}
      {shown.map(column => (
        <HeadCell key={column.source} resource={resource} column={column} />
      ))}
      {rowActions && (
        <TableCell align="right" className={`${DataTableClasses.headerCell} row-actions`}>
          {translate('console.actions')}
        </TableCell>
      )}
    </>
  )
  const cells = (
    <>
      {tickable && <TickCell />}
      {shown.map(column => (
        <td
          key={column.source}
          className={`plain-cell column-${column.source}`}
          style={column.align && { textAlign: column.align }}
        >
          <ColumnValue column={column} />
        </td>
      ))}
      {rowActions && (
        <td className="plain-cell row-actions" style={RIGHT}>
          {/* A button of the row is not a click on the row. */}
          <Box component="span" onClick={event => event.stopPropagation()}>
            {rowActions}
          </Box>
        </td>
      )}
    </>
  )
  return (
    <DataTableBase
      storeKey={store.hidden}
      rowClick={rowLink ? (_id, _resource, record) => rowLink(record) : false}
      hasBulkActions={false}
      hiddenColumns={first}
      loading={<TableSkeleton columns={shown.length + (rowActions ? 1 : 0)} rows={perPage} />}
      empty={<ListEmpty>{empty}</ListEmpty>}
    >
      <DataTableRoot className={DataTableClasses.root}>
        <div className={DataTableClasses.tableWrapper}>
          <Table
            className={DataTableClasses.table}
            aria-label={
              label === undefined
                ? translate('console.list.of', { name: labelOf(resource) })
                : translate(label)
            }
          >
            <DataTableHead>{head}</DataTableHead>
            <KeyedBody>{cells}</KeyedBody>
          </Table>
        </div>
      </DataTableRoot>
    </DataTableBase>
  )
}
