import CloseOutlined from '@mui/icons-material/CloseOutlined'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import { Box, IconButton, Tooltip } from '@mui/material'
import { fetchRelatedRecords, type RaRecord, useDataProvider, useListContext, useTranslate } from 'ra-core'
import { type ComponentType, type RefObject, useEffect } from 'react'
import { Button } from 'react-admin'
import { isFocusFree } from '../layout/focus-free'
import { TickFound } from './TickFound'
import { useTickedRows } from './use-ticked-rows'

export interface BulkActionsProps {
  /** The ticked rows, also those of other pages and searches. */
  rows: readonly RaRecord[]
}

interface BulkBarProps {
  actions?: ComponentType<BulkActionsProps>
  /** Takes the focus of the bar, once it goes. */
  list: RefObject<HTMLElement | null>
}

/**
 * What can be done with the rows that are ticked: their export, and what the list brings itself. It stands where the
 * list's own tools are otherwise, so that it covers nothing and no row moves; react-admin's lies over the search.
 */
export function BulkBar({ actions: Actions, list }: BulkBarProps) {
  const translate = useTranslate()
  const { exporter, resource, selectedIds, onUnselectItems } = useListContext()
  const dataProvider = useDataProvider()
  const { rows, tickFound } = useTickedRows()
  const clear = translate('ra.action.unselect')
  useEffect(
    () => () => {
      setTimeout(() => {
        if (isFocusFree()) list.current?.focus()
      })
    },
    [list],
  )
  return (
    <Box
      role="toolbar"
      aria-label={translate('console.list.ticked')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        px: 0.5,
        minHeight: 40,
        borderRadius: 1,
        bgcolor: 'action.selected',
      }}
    >
      <Tooltip title={clear}>
        <IconButton size="small" aria-label={clear} onClick={() => onUnselectItems()}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Box component="span" role="status" sx={{ mr: 2, fontVariantNumeric: 'tabular-nums' }}>
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Box>
      <TickFound ticked={rows} tickFound={tickFound} />
      {exporter && (
        <Button
          label="console.list.export"
          onClick={() => void exporter([...rows], fetchRelatedRecords(dataProvider), dataProvider, resource)}
        >
          <DownloadOutlined />
        </Button>
      )}
      {Actions && <Actions rows={rows} />}
    </Box>
  )
}
