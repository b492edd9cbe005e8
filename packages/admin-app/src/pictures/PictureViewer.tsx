import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined'
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import { Box, Button, Dialog, IconButton, Typography } from '@mui/material'
import { MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { type KeyboardEvent, Suspense, useId } from 'react'
import { fetched } from '../config/fetched'
import { withPictureTexts } from './with-picture-texts'

const PictureTags = fetched(async () => (await import('./PictureTags')).PictureTags)

export interface ViewedPicture {
  /** Its address; what it is tagged by. */
  src: string
  label: string
  download: string
  /** Shows those that were there before it and look the same. Absent: there are none. */
  onDuplicates?: () => void
}

export interface PictureViewerProps {
  pictures: readonly ViewedPicture[]
  /** Which of them is shown. */
  at: number
  onGo: (at: number) => void
  onClose: () => void
  /** Whose trucks the pictures can be tagged with; null where nobody is known. Absent: they are only looked at. */
  vendorId?: number | null
}

/** A picture as large as the window, with its neighbours by arrow and its tags below. Spec: communication, 2. */
export const PictureViewer = withPictureTexts(function PictureViewer(props: PictureViewerProps) {
  const { pictures, at, onGo, onClose, vendorId } = props
  const translate = useTranslate()
  const id = useId()
  const picture = pictures[at]
  if (!picture) return null
  const go = (step: number): void => {
    if (pictures[at + step]) onGo(at + step)
  }
  function onKeyDown({ key, target, currentTarget }: KeyboardEvent): void {
    // A dialog above tells of its keys, too.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return
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
        {picture.onDuplicates && (
          <Button size="small" variant="contained" color="error" onClick={picture.onDuplicates}>
            {MESSAGE_TEXTS.duplicateFound}
          </Button>
        )}
        <Typography color="textSecondary" role="status" sx={{ whiteSpace: 'nowrap' }}>
          {translate('pictures.of', { number: at + 1, count: pictures.length })}
        </Typography>
        <IconButton
          component="a"
          href={picture.download}
          download
          aria-label={translate('pictures.download', { name: picture.label })}
        >
          <DownloadOutlined />
        </IconButton>
        <IconButton aria-label={translate('console.close')} onClick={onClose} autoFocus>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', alignItems: 'center', bgcolor: 'action.hover' }}>
        <IconButton aria-label={translate('pictures.previous')} disabled={at === 0} onClick={() => go(-1)}>
          <ChevronLeftOutlined fontSize="large" />
        </IconButton>
        <Box
          component="img"
          src={picture.src}
          alt={picture.label}
          sx={{ flex: 1, minWidth: 0, height: '100%', objectFit: 'contain' }}
        />
        <IconButton
          aria-label={translate('pictures.next')}
          disabled={at === pictures.length - 1}
          onClick={() => go(1)}
        >
          <ChevronRightOutlined fontSize="large" />
        </IconButton>
      </Box>
      {vendorId !== undefined && (
        <Suspense fallback={<Box sx={{ height: 56 }} />}>
          <PictureTags key={picture.src} url={picture.src} vendorId={vendorId} />
        </Suspense>
      )}
    </Dialog>
  )
})
