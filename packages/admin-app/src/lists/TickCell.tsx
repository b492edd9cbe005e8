import { Checkbox, TableCell } from '@mui/material'
import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core'
import { DataTableClasses } from 'react-admin'

/** Ticks the row around it. react-admin's own names an element that is no control, so a screen reader hears no name. */
export function TickCell() {
  const translate = useTranslate()
  const record = useRecordContext()
  const nameOf = useGetRecordRepresentation(useResourceContext())
  const selectedIds = useDataTableSelectedIdsContext() ?? []
  const { handleToggleItem } = useDataTableCallbacksContext()
  if (!record) return null
  const label = translate('console.list.tick', { name: String(nameOf(record)) })
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={selectedIds.includes(record.id)}
        slotProps={{
          input: {
            'aria-label': label,
            // Not onChange: with the shift key a click ticks all rows since the last one.
            onClick: event => {
              // A tick is not a click on the row.
              event.stopPropagation()
              handleToggleItem?.(record.id, event)
            },
          },
        }}
      />
    </TableCell>
  )
}

/** Ticks all rows of the page, or none; react-admin's own hands the browser a property that it does not know. */
export function TickAllCell() {
  const translate = useTranslate()
  const ids = useDataTableDataContext()?.map(({ id }) => id) ?? []
  const selectedIds = useDataTableSelectedIdsContext() ?? []
  const { onSelect } = useDataTableCallbacksContext()
  const others = selectedIds.filter(id => !ids.includes(id))
  const ticked = selectedIds.length - others.length
  const areAll = ids.length > 0 && ticked === ids.length
  return (
    <TableCell padding="checkbox" variant="head" className={DataTableClasses.headerCell}>
      <Checkbox
        checked={areAll}
        indeterminate={ticked > 0 && !areAll}
        onChange={() => onSelect?.(areAll ? others : [...others, ...ids])}
        slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
      />
    </TableCell>
  )
}
