import { Box, Button, Typography } from '@mui/material'
import { useSaveContext, useTranslate } from 'ra-core'
import { type ReactNode, useRef } from 'react'
import { useShortcut } from '../shortcuts/use-shortcut'
import { useHoldReason } from './save-hold'

interface SaveBarProps {
  /** Text or key. */
  label?: string
  isDirty: boolean
  /** Something is missing without which it can't be saved. */
  disabled?: boolean
  /** Text instead of whether there is something to save: what will be saved, or what was. */
  status?: string
  /** Beside the button, such as Delete. */
  children?: ReactNode
}

/** Stays at the lower edge while the form scrolls: save, and whether there is something to save. */
export function SaveBar({ label = 'console.form.save', isDirty, disabled, status, children }: SaveBarProps) {
  const translate = useTranslate()
  const { saving = false } = useSaveContext()
  const hold = useHoldReason()
  const button = useRef<HTMLButtonElement>(null)
  useShortcut({
    keys: 'mod+s',
    label: 'console.shortcuts.save',
    group: 'lists',
    run: () => button.current?.click(),
  })
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        flexWrap: 'wrap',
        mt: 3,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        '.MuiDialog-paper &': { bgcolor: 'background.paper' },
      }}
    >
      <Button
        ref={button}
        type="submit"
        variant="contained"
        loading={saving}
        disabled={disabled || hold !== undefined}
      >
        {translate(label)}
      </Button>
      <Typography variant="caption" color="textSecondary" role="status" sx={{ flex: '1 1 112px' }}>
        {hold === undefined
          ? (status ?? translate(isDirty ? 'console.form.unsaved' : 'console.form.saved'))
          : translate(hold)}
      </Typography>
      {children}
    </Box>
  )
}
