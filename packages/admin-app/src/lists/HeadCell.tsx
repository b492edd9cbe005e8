import { TableCell, TableSortLabel } from '@mui/material'
import {
  FieldTitle,
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useTranslate,
  useTranslateLabel,
} from 'ra-core'
import { DataTableClasses } from 'react-admin'
import type { ResourceColumn } from './use-columns'

/** The name of a column; a click on it sorts the list by it. */
export function HeadCell({ resource, column }: { resource: string; column: ResourceColumn }) {
  const { source, label, align, isSortable } = column
  const translate = useTranslate()
  const labelOf = useTranslateLabel()
  const sort = useDataTableSortContext()
  const { handleSort } = useDataTableCallbacksContext()
  const isSorted = isSortable && sort?.field === source
  const isAscending = sort?.order === 'ASC'
  const field = String(labelOf({ label, resource, source }))
  const title = <FieldTitle label={label} source={source} resource={resource} />
  return (
    <TableCell
      align={align}
      className={`${DataTableClasses.headerCell} column-${source}`}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      {isSortable && handleSort ? (
        <TableSortLabel
          active={isSorted}
          direction={isAscending ? 'asc' : 'desc'}
          data-field={source}
          data-order="ASC"
          onClick={handleSort}
          data-tip={translate('ra.sort.sort_by', {
            field,
            field_lower_first: field.charAt(0).toLowerCase() + field.slice(1),
            order: translate(`ra.sort.${isSorted && isAscending ? 'DESC' : 'ASC'}`),
          })}
        >
          {title}
        </TableSortLabel>
      ) : (
        title
      )}
    </TableCell>
  )
}
