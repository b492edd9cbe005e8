import { type Theme, useMediaQuery } from '@mui/material'
import { ListBase, type RaRecord, type SortPayload } from 'ra-core'
import type { ComponentType, ReactNode } from 'react'
import { useAdmin, useRules } from '../config/runtime'
import { IfAllowed } from '../layout/IfAllowed'
import { AddressOfList } from './AddressOfList'
import type { BulkActionsProps } from './BulkBar'
import { ListFrame } from './ListFrame'
import { RecordCards } from './RecordCards'
import { RecordTable } from './RecordTable'
import { RowPageAhead } from './RowPageAhead'
import { useColumns } from './use-columns'
import { useCsvExporter } from './use-csv-exporter'

export interface ResourceTableProps {
  resource: string
  /** Where a click on a row leads, inside the console. Absent: nowhere. */
  rowLink?: (record: RaRecord) => string
  /** Buttons at the end of each row; they stand in the row's record context. */
  rowActions?: ReactNode
  sort?: SortPayload
  /** Filters that are always sent and never shown. */
  filter?: Record<string, unknown>
  searchable?: boolean
  /** Pause after the last key before the list searches, milliseconds; absent: that of all tables. */
  searchPauseMs?: number
  /** Beside the search: what else the list is narrowed to. They stand in the list's context. */
  filters?: ReactNode
  exportable?: boolean
  /** In the place of the standard export; it stands in the list's context. */
  exportButton?: ReactNode
  /** Rows are ticked for what the page itself does with them: also on a phone. */
  tickable?: boolean
  /** What can be done with ticked rows beside their export. */
  bulkActions?: ComponentType<BulkActionsProps>
  /** What stands there while there is no record at all. */
  empty?: ReactNode
  /** Of several lists on one page only one may keep its page and search in the address. */
  inAddress?: boolean
  /** Text or key: how the table is called for a screen reader; absent: by its resource. */
  label?: string
}

/**
 * The list of a resource as all of them are: search after a pause, saved searches, choice of columns, export, pages of
 * 10, 50 or 100; a table, on a phone cards. A configuration may put another list in its place.
 */
export function ResourceTable(props: ResourceTableProps) {
  const { resource } = props
  const Replacement = useAdmin().resources[resource]?.list
  return Replacement ? <Replacement /> : <StandardList {...props} />
}

function StandardList({
  resource,
  rowLink,
  rowActions,
  sort,
  filter,
  searchable = true,
  searchPauseMs,
  filters,
  exportable = true,
  exportButton,
  tickable = false,
  bulkActions,
  empty,
  inAddress = true,
  label,
}: ResourceTableProps) {
  const { defaultPageSize } = useRules()
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true })
  const exporter = useCsvExporter(resource)
  const sortable = useColumns(resource).filter(({ isSortable }) => isSortable)
  const sorts = [sort?.field ?? 'id', ...sortable.map(({ source }) => source)].join(' ')
  const shared = { resource, rowLink, rowActions, empty }
  const hasTicks = isPhone ? tickable : tickable || exportable || bulkActions !== undefined
  return (
    <IfAllowed resource={resource} action="list">
      <AddressOfList sorts={sorts}>
        <ListBase
          resource={resource}
          disableAuthentication
          sort={sort}
          filter={filter}
          perPage={defaultPageSize}
          exporter={exportable ? exporter : false}
          disableSyncWithLocation={!inAddress}
          storeKey={inAddress ? undefined : `${resource}.elsewhere`}
        >
          <ListFrame
            resource={resource}
            searchable={searchable}
            searchPauseMs={searchPauseMs}
            filters={filters}
            isTable={!isPhone}
            tickable={hasTicks}
            exportButton={exportButton}
            bulkActions={bulkActions}
          >
            {isPhone ? (
              <RecordCards {...shared} tickable={hasTicks} />
            ) : (
              <RecordTable {...shared} tickable={hasTicks} label={label} />
            )}
          </ListFrame>
          {rowLink && <RowPageAhead rowLink={rowLink} />}
        </ListBase>
      </AddressOfList>
    </IfAllowed>
  )
}
