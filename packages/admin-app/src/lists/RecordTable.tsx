import { Box } from '@mui/material'
import { type RaRecord, useGetResourceLabel, useListContext, useTranslate } from 'ra-core'
import type { ReactElement, ReactNode } from 'react'
import { DataTable } from 'react-admin'
import { ColumnValue } from './ColumnValue'
import { KeyedBody } from './KeyedBody'
import { ListEmpty } from './ListEmpty'
import { TableSkeleton } from './TableSkeleton'
import { useColumns } from './use-columns'

interface RecordTableProps {
  resource: string
  rowLink?: (record: RaRecord) => string
  rowActions?: ReactNode
  bulkActions?: ReactElement
  empty?: ReactNode
  label?: string
}

/** The list around it as a table in the resource's columns. */
export function RecordTable({ resource, rowLink, rowActions, bulkActions, empty, label }: RecordTableProps) {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const columns = useColumns(resource)
  const { isPending, perPage } = useListContext()
  if (isPending) return <TableSkeleton columns={columns.length + (rowActions ? 1 : 0)} rows={perPage} />
  return (
    <DataTable
      aria-label={
        label === undefined ? translate('console.list.of', { name: labelOf(resource) }) : translate(label)
      }
      body={KeyedBody}
      rowClick={rowLink ? (_id, _resource, record) => rowLink(record) : false}
      bulkActionButtons={bulkActions ?? false}
      hiddenColumns={columns.filter(({ hidden }) => hidden).map(({ source }) => source)}
      empty={<ListEmpty>{empty}</ListEmpty>}
    >
      {columns.map(column => (
        <DataTable.Col
          key={column.source}
          source={column.source}
          label={column.label}
          align={column.align}
          disableSort={!column.isSortable}
        >
          <ColumnValue column={column} />
        </DataTable.Col>
      ))}
      {rowActions && (
        <DataTable.Col label="console.actions" align="right" disableSort>
          <Box
            component="span"
            // A button of the row is not a click on the row.
            onClick={event => event.stopPropagation()}
            sx={{ display: 'inline-flex', gap: 0.5, whiteSpace: 'nowrap' }}
          >
            {rowActions}
          </Box>
        </DataTable.Col>
      )}
    </DataTable>
  )
}
