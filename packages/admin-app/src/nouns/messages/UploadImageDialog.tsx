import { Alert, Box, Button, DialogActions, LinearProgress, Typography } from '@mui/material'
import { MESSAGE_MEDIA, MESSAGE_MEDIA_TEXTS } from '@product/sdk/nouns/messages'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useRuntime } from '../../config/runtime'
import { FileDrop } from '../../fields/FileDrop'
import { FormDialog } from '../../forms/FormDialog'
import { failureText } from '../../toasts/failure-text'
import { ChosenImages } from './ChosenImages'
import { imageChoice } from './image-choice'
import { sizeText } from './size-text'
import { useImageChoice } from './use-image-choice'

/** A picture on the server that no message has taken up yet. */
export interface UploadedImage {
  url: string
  small_url: string
  bytes: number
}

interface UploadImageDialogProps {
  /** Sizes of those that the message has already, in bytes. */
  attached?: readonly number[]
  /** Pasted or dropped: chosen already. */
  given?: readonly File[]
  onUploaded: (images: readonly UploadedImage[]) => void
  onClose: () => void
}

const NONE: readonly never[] = []

/** Pictures for a message: dropped or chosen, compressed, and uploaded together. Spec: communication, 2 and 5. */
export function UploadImageDialog(props: UploadImageDialogProps) {
  const { attached = NONE, given = NONE, onUploaded, onClose } = props
  const translate = useTranslate()
  const { uploadApi } = useRuntime()
  const { images, choose, remove } = useImageChoice(given)
  const [share, setShare] = useState(0)
  const choice = imageChoice(images, attached)
  const upload = useMutation({
    mutationFn: async () => {
      const files = images.flatMap(({ file, problem }) => (file && problem === undefined ? [file] : []))
      return (await uploadApi(setShare).uploadSmsMedia({ body: { images: files } })).files
    },
    onSuccess: onUploaded,
  })
  const close = upload.isPending ? () => undefined : onClose
  return (
    <FormDialog title="messages.images.title" onClose={close} maxWidth="sm">
      <FileDrop
        text={translate('messages.images.drop')}
        button={translate('messages.images.choose')}
        accept="image/*"
        isMultiple
        disabled={upload.isPending}
        onChoose={choose}
      />
      {images.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 2, textAlign: 'center' }}>
          {MESSAGE_MEDIA_TEXTS.none}
        </Typography>
      ) : (
        <ChosenImages images={images} onRemove={upload.isPending ? undefined : remove} />
      )}
      <Typography
        variant="caption"
        component="p"
        color={choice.problem === undefined ? 'textSecondary' : 'error'}
        sx={{ my: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {translate('messages.images.size', {
          size: sizeText(choice.bytes),
          most: sizeText(MESSAGE_MEDIA.mostBytes),
        })}
      </Typography>
      <Box role="status">
        {choice.problem !== undefined && <Alert severity="warning">{choice.problem}</Alert>}
        {choice.isHeavy && <Alert severity="info">{MESSAGE_MEDIA_TEXTS.heavy}</Alert>}
      </Box>
      {upload.error && <Alert severity="error">{failureText(upload.error)}</Alert>}
      {upload.isPending && (
        <LinearProgress
          variant={share < 1 ? 'determinate' : 'indeterminate'}
          value={share * 100}
          aria-label={translate('messages.images.uploading')}
          sx={{ mt: 1 }}
        />
      )}
      <DialogActions sx={{ px: 0 }}>
        <Button variant="outlined" onClick={close} disabled={upload.isPending}>
          {translate('console.confirm.cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={() => upload.mutate()}
          disabled={!choice.mayUpload}
          loading={upload.isPending}
        >
          {translate('messages.images.upload')}
        </Button>
      </DialogActions>
    </FormDialog>
  )
}
