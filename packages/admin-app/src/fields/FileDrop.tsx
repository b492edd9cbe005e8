import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { Box, Button, Typography } from '@mui/material'
import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'

interface FileDropProps {
  /** What is said before the button, translated, or what stands there instead. */
  text: ReactNode
  /** On the button, translated. */
  button: string
  /** As the `accept` of an input. */
  accept: string
  isMultiple?: boolean
  disabled?: boolean
  onChoose: (files: readonly File[]) => void
  /** After the button. */
  children?: ReactNode
}

/** Where files are dropped, or chosen by a button. */
export function FileDrop(props: FileDropProps) {
  const { text, button, accept, isMultiple = false, disabled, onChoose, children } = props
  const chooser = useRef<HTMLInputElement>(null)
  /** Every child that is entered and left tells of it, too. */
  const [depth, setDepth] = useState(0)

  function take(files: FileList | null): void {
    const chosen = [...(files ?? [])].slice(0, isMultiple ? undefined : 1)
    if (chosen.length > 0 && !disabled) onChoose(chosen)
  }

  function chosen({ target }: ChangeEvent<HTMLInputElement>): void {
    take(target.files)
    // The same file may be chosen again.
    target.value = ''
  }

  function dropped(event: DragEvent): void {
    event.preventDefault()
    setDepth(0)
    take(event.dataTransfer.files)
  }

  return (
    <Box
      onDragEnter={() => setDepth(before => before + 1)}
      onDragLeave={() => setDepth(before => before - 1)}
      onDragOver={event => event.preventDefault()}
      onDrop={dropped}
      sx={{
        border: 2,
        borderStyle: 'dashed',
        borderColor: depth > 0 ? 'primary.main' : 'divider',
        bgcolor: depth > 0 ? 'action.hover' : undefined,
        borderRadius: 1,
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
      }}
    >
      {typeof text === 'string' ? <Typography color="textSecondary">{text}</Typography> : text}
      <Button
        variant="outlined"
        startIcon={<UploadFileOutlined />}
        onClick={() => chooser.current?.click()}
        disabled={disabled}
      >
        {button}
      </Button>
      {children}
      <input
        ref={chooser}
        type="file"
        multiple={isMultiple}
        accept={accept}
        onChange={chosen}
        aria-label={button}
        disabled={disabled}
        hidden
      />
    </Box>
  )
}
