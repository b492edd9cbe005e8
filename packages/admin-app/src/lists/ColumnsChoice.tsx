import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined'
import { Box, Button, ClickAwayListener, Paper } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'

/**
 * Which columns a table shows, and in which order. react-admin's table draws the choice into the element named after
 * it, which therefore is always there; its own button leaves the focus outside, where Esc does not close it.
 */
export function ColumnsChoice({ resource }: { resource: string }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const label = translate('console.list.columns')
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
          onClick={() => setOpen(!isOpen)}
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
          <Box id={`${resource}.datatable-columnsSelector`} sx={{ px: 1, minWidth: 220 }} />
        </Paper>
      </Box>
    </ClickAwayListener>
  )
}
