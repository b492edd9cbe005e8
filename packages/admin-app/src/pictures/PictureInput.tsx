import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined'
import { Avatar, Box, Button, FormHelperText, Skeleton } from '@mui/material'
import { PICTURE_LIMITS, PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { useInput, useTranslate, ValidationError } from 'ra-core'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { fetched } from '../config/fetched'
import { FetchedLayer } from '../layout/FetchedLayer'
import { useRuntime } from '../config/runtime'
import { useToast } from '../toasts/use-toast'
import { fileProblem } from './crop-picture'
import { isCutOff } from './is-cut-off'

const CropDialog = fetched(async () => (await import('./CropDialog')).CropDialog)

interface PictureInputProps {
  source: string
  isRequired?: boolean
}

/** The picture of a form: chosen, cut square, uploaded; the field holds its address, or null where it was taken away. */
export function PictureInput({ source, isRequired = false }: PictureInputProps) {
  const translate = useTranslate()
  const toast = useToast()
  const id = useId()
  // The dialog says why an upload was refused, so no toast has to.
  const { backgroundApi } = useRuntime()
  const { field, fieldState } = useInput({ source, defaultValue: isRequired ? '' : null })
  const button = useRef<HTMLButtonElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const closeCrop = () => setFile(undefined)
  const [refused, setRefused] = useState<string>()
  const problem = refused ?? fieldState.error?.message
  const hasPicture = Boolean(field.value)

  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = event.target.files ?? []
    // The same file may be chosen again after it was put right.
    event.target.value = ''
    if (!chosen) return
    const why =
      fileProblem(chosen) ?? (isCutOff(await chosen.arrayBuffer()) ? PICTURE_TEXTS.broken : undefined)
    setRefused(why)
    if (why === undefined) setFile(chosen)
  }

  async function upload(image: File): Promise<void> {
    try {
      const { uploaded_image } = await backgroundApi.uploadPicture({ body: { image } })
      field.onChange(uploaded_image)
      setFile(undefined)
      button.current?.focus()
    } catch (error) {
      toast('error', PICTURE_TEXTS.uploadFailed, { stays: 'short' })
      throw error
    }
  }

  function remove(): void {
    setRefused(undefined)
    field.onChange(null)
    button.current?.focus()
  }

  return (
    <Box sx={{ my: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Avatar
          src={hasPicture ? String(field.value) : undefined}
          alt=""
          sx={{ width: 64, height: 64, bgcolor: 'action.selected', color: 'text.secondary' }}
        >
          <PhotoCameraOutlined />
        </Avatar>
        <Button
          ref={button}
          variant="outlined"
          aria-describedby={problem === undefined ? undefined : id}
          onClick={() => chooser.current?.click()}
        >
          {translate(hasPicture ? 'console.picture.change' : 'console.picture.choose')}
          {isRequired && ' *'}
        </Button>
        {hasPicture && !isRequired && (
          <Button color="inherit" onClick={remove}>
            {translate('console.picture.remove')}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          accept={PICTURE_LIMITS.accept}
          onChange={event => void choose(event)}
          hidden
        />
      </Box>
      {problem !== undefined && (
        <FormHelperText error id={id}>
          {/* The form's own problems come wrapped. */}
          <ValidationError error={problem} />
        </FormHelperText>
      )}
      {file && (
        <FetchedLayer onClose={closeCrop} fallback={<Skeleton width={160} />}>
          <CropDialog file={file} onCrop={upload} onClose={closeCrop} />
        </FetchedLayer>
      )}
    </Box>
  )
}
