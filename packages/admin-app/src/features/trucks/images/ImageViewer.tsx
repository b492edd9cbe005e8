import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined'
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import { Box, Dialog, IconButton, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type KeyboardEvent, useId } from 'react'

export interface ViewedPicture {
  src: string
  label: string
  download: string
}

interface ImageViewerProps {
  pictures: readonly ViewedPicture[]
  /** Which of them is shown. */
  at: number
  onGo: (at: number) => void
  onClose: () => void
}

/** A picture as large as the window, with its neighbours by arrow. */
export function ImageViewer({ pictures, at, onGo, onClose }: ImageViewerProps) {
  const translate = useTranslate()
  const id = useId()
  const picture = pictures[at]
  if (!picture) return null
  const go = (step: number): void => {
    if (pictures[at + step]) onGo(at + step)
  }
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  }
  return (
    <Dialog open fullScreen onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Typography
          id={id}
          component="h2"
          variant="h3"
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {picture.label}
        </Typography>
        <Typography color="textSecondary" role="status" sx={{ whiteSpace: 'nowrap' }}>
          {translate('trucks.images.of', { number: at + 1, count: pictures.length })}
        </Typography>
        <IconButton
          component="a"
          href={picture.download}
          download
          aria-label={translate('trucks.images.download', { name: picture.label })}
        >
          <DownloadOutlined />
        </IconButton>
        <IconButton aria-label={translate('console.close')} onClick={onClose} autoFocus>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', alignItems: 'center', bgcolor: 'action.hover' }}>
        <IconButton
          aria-label={translate('trucks.images.previous')}
          disabled={at === 0}
          onClick={() => go(-1)}
        >
          <ChevronLeftOutlined fontSize="large" />
        </IconButton>
        <Box
          component="img"
          src={picture.src}
          alt={picture.label}
          sx={{ flex: 1, minWidth: 0, height: '100%', objectFit: 'contain' }}
        />
        <IconButton
          aria-label={translate('trucks.images.next')}
          disabled={at === pictures.length - 1}
          onClick={() => go(1)}
        >
          <ChevronRightOutlined fontSize="large" />
        </IconButton>
      </Box>
    </Dialog>
  )
}
