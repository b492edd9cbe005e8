import { Checkbox } from '@mui/material'
import {
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core'

/** Ticks the card around it. */
export function TickCard() {
  const translate = useTranslate()
  const record = useRecordContext()
  const nameOf = useGetRecordRepresentation(useResourceContext())
  const { selectedIds, onToggleItem } = useListContext()
  if (!record) return null
  const label = translate('console.list.tick', { name: String(nameOf(record)) })
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ p: 0.5, m: -0.5 }}
    />
  )
}
