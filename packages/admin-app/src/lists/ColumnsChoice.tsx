import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined'
import { Box, Button, ClickAwayListener, Paper, Skeleton } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { fetched } from '../config/fetched'
import { FetchedLayer } from '../layout/FetchedLayer'

const ColumnsList = fetched(async () => (await import('./ColumnsList')).ColumnsList)

/**
 * Which columns a table shows, and in which order. react-admin's own button leaves the focus outside, where Esc does not close it.
 */
export function ColumnsChoice({ resource }: { resource: string }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const label = translate('console.list.columns')
  const forget = () => {
    setOpen(false)
    setWasOpened(false)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ position: 'relative' }} onKeyDown={closeOnEscape}>
        <Button
          ref={button}
          size="small"
          color="inherit"
          startIcon={<ViewWeekOutlined />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen)
            setWasOpened(true)
          }}
        >
          {label}
        </Button>
        <Paper
          id={id}
          role="group"
          aria-label={label}
          elevation={8}
          hidden={!isOpen}
          sx={{
            position: 'absolute',
            right: 0,
            top: '100%',
            mt: 0.5,
            zIndex: 'modal',
            border: 1,
            borderColor: 'divider',
            maxHeight: '60vh',
            overflowY: 'auto',
          }}
        >
          <Box sx={{ px: 1.5, py: 1, minWidth: 260 }}>
            {wasOpened && (
              <FetchedLayer onClose={forget} fallback={<Skeleton variant="rounded" height={160} />}>
                <ColumnsList resource={resource} />
              </FetchedLayer>
            )}
          </Box>
        </Paper>
      </Box>
    </ClickAwayListener>
  )
}
