import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { Box, Button, Typography, useMediaQuery } from '@mui/material'
import { PICTURE_LIMITS } from '@product/sdk/nouns/files'
import { useTranslate } from 'ra-core'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'

/** Where photographs are dropped or chosen, several at once; on a phone the camera takes them. Spec: operations, 2. */
export function ImageDrop({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const translate = useTranslate()
  const hasCamera = useMediaQuery('(pointer: coarse)', { noSsr: true })
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  /** Every child that is entered and left tells of it, too. */
  const [depth, setDepth] = useState(0)

  function chosen(event: ChangeEvent<HTMLInputElement>): void {
    onChoose([...(event.target.files ?? [])])
    // The same file may be chosen again.
    event.target.value = ''
  }

  function dropped(event: DragEvent): void {
    event.preventDefault()
    setDepth(0)
    onChoose([...event.dataTransfer.files])
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
      {!hasCamera && <Typography color="textSecondary">{translate('trucks.images.drop')}</Typography>}
      {hasCamera && (
        <Button variant="contained" startIcon={<AddAPhotoOutlined />} onClick={() => camera.current?.click()}>
          {translate('trucks.images.camera')}
        </Button>
      )}
      <Button variant="outlined" startIcon={<UploadFileOutlined />} onClick={() => chooser.current?.click()}>
        {translate('trucks.images.choose')}
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={PICTURE_LIMITS.accept}
        onChange={chosen}
        aria-label={translate('trucks.images.choose')}
        hidden
      />
      <input
        ref={camera}
        type="file"
        accept="image/jpeg"
        capture="environment"
        onChange={chosen}
        aria-label={translate('trucks.images.camera')}
        hidden
      />
    </Box>
  )
}
