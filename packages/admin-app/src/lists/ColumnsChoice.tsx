import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined'
import { Box, Button, Popover } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'

/**
 * Which columns a table shows, and in which order. react-admin's table draws the choice into the element named after
 * it; its own button leaves the focus outside, where Esc does not close it.
 */
export function ColumnsChoice({ resource }: { resource: string }) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const label = translate('console.list.columns')
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ViewWeekOutlined />}
        aria-haspopup="dialog"
        onClick={event => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Popover
        open={anchor !== null}
        // The table looks for the element when it starts.
        keepMounted
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label },
          transition: { onEntered: () => panel.current?.querySelector('input')?.focus() },
        }}
      >
        <Box ref={panel} id={`${resource}.datatable-columnsSelector`} sx={{ px: 1, minWidth: 220 }} />
      </Popover>
    </>
  )
}
