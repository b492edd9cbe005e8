import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { PICTURE_CROP, PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { useTranslate } from 'ra-core'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { cropPicture, pixelProblem, startCrop } from './crop-picture'

interface CropDialogProps {
  file: Blob
  /** Takes the square as a PNG; a failure is said here. */
  onCrop: (picture: File) => Promise<void>
  onClose: () => void
}

/** Cuts the square out of a chosen picture. Spec: operations, 2 and 9. */
export function CropDialog({ file, onCrop, onClose }: CropDialogProps) {
  const translate = useTranslate()
  const address = useObjectUrl(file)
  const picture = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)

  function begin({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
    const { naturalWidth, naturalHeight, width, height } = currentTarget
    const refused = pixelProblem(naturalWidth, naturalHeight)
    if (refused !== undefined) setProblem(refused)
    else setCrop(firstCrop(width, height))
  }

  async function take(): Promise<void> {
    if (!picture.current || !crop?.width) return setProblem(PICTURE_TEXTS.tooNarrow)
    setSending(true)
    setProblem(undefined)
    try {
      await onCrop(await cropPicture(picture.current, crop))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : PICTURE_TEXTS.broken)
      setSending(false)
    }
  }

  const close = isSending ? undefined : onClose
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby="crop-title">
      <DialogTitle id="crop-title">{translate('console.picture.crop')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('console.picture.crop_text')}</DialogContentText>
        {problem !== undefined && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 200 }}>
          {address !== undefined && (
            <ReactCrop
              crop={crop}
              aspect={PICTURE_CROP.aspect}
              keepSelection
              minWidth={24}
              disabled={isSending}
              onChange={(_pixels, percent) => setCrop(percent)}
            >
              <img
                ref={picture}
                src={address}
                alt={translate('console.picture.crop_area')}
                style={{ display: 'block', maxHeight: '50dvh' }}
                onLoad={begin}
                onError={() => setProblem(PICTURE_TEXTS.unknown)}
              />
            </ReactCrop>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close} disabled={isSending}>
          {translate('console.confirm.cancel')}
        </Button>
        <Button variant="contained" onClick={() => void take()} disabled={!crop} loading={isSending}>
          {translate('console.picture.use')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function firstCrop(width: number, height: number): PercentCrop {
  const square = makeAspectCrop(startCrop(width, height), PICTURE_CROP.aspect, width, height)
  return centerCrop(square, width, height)
}

function useObjectUrl(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
