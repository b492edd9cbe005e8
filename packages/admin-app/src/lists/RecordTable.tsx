import { Box, Table } from '@mui/material'
import {
  DataTableBase,
  DataTableRenderContext,
  type RaRecord,
  useGetResourceLabel,
  useListContext,
  useStore,
  useTranslate,
} from 'ra-core'
import type { ReactNode } from 'react'
import { DataTableClasses, DataTableColumn, DataTableHead, DataTableRoot } from 'react-admin'
import { ColumnValue } from './ColumnValue'
import { columnStore } from './column-store'
import { inRankOrder } from './in-rank-order'
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
  const { perPage, sort } = useListContext()
  const sorting = (source: string) =>
    source === sort.field ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined
  // Ranks are those of all columns.
  const shown = inRankOrder(columns, ranks).filter(isLeftIn)
  const cells = (isHead: boolean) => (
    <>
      {tickable && (isHead ? <TickAllCell /> : <TickCell />)}
      {shown.map(column => (
        <DataTableColumn
          key={column.source}
          source={column.source}
          label={column.label}
          align={column.align}
          disableSort={!column.isSortable}
          aria-sort={isHead ? sorting(column.source) : undefined}
        >
          <ColumnValue column={column} />
        </DataTableColumn>
      ))}
      {rowActions && (
        <DataTableColumn label="console.actions" align="right" disableSort className="row-actions">
          {/* A button of the row is not a click on the row. */}
          <Box component="span" onClick={event => event.stopPropagation()}>
            {rowActions}
          </Box>
        </DataTableColumn>
      )}
    </>
  )
  return (
    <DataTableBase
      storeKey={store.hidden}
      rowClick={rowLink ? (_id, _resource, record) => rowLink(record) : false}
      hasBulkActions={false}
      hiddenColumns={columns.filter(({ hidden }) => hidden).map(({ source }) => source)}
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
            <DataTableRenderContext.Provider value="header">
              <DataTableHead>{cells(true)}</DataTableHead>
            </DataTableRenderContext.Provider>
            <KeyedBody>{cells(false)}</KeyedBody>
          </Table>
        </div>
      </DataTableRoot>
    </DataTableBase>
  )
}
