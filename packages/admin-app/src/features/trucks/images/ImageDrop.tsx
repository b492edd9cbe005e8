import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined'
import { Button, useMediaQuery } from '@mui/material'
import { PICTURE_LIMITS } from '@product/sdk/nouns/files'
import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import { FileDrop } from '../../../fields/FileDrop'
import { BY_FINGER } from '../../../layout/touch'

interface ImageDropProps {
  onChoose: (files: readonly File[]) => void
}

/** Where photographs are dropped or chosen, several at once; on a phone the camera takes them. Spec: operations, 2. */
export function ImageDrop({ onChoose }: ImageDropProps) {
  const translate = useTranslate()
  const hasCamera = useMediaQuery(BY_FINGER, { noSsr: true })
  return (
    <FileDrop
      text={hasCamera ? <Camera onChoose={onChoose} /> : translate('trucks.images.drop')}
      button={translate('trucks.images.choose')}
      accept={PICTURE_LIMITS.accept}
      isMultiple
      onChoose={onChoose}
    />
  )
}

function Camera({ onChoose }: ImageDropProps) {
  const translate = useTranslate()
  const camera = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="contained" startIcon={<AddAPhotoOutlined />} onClick={() => camera.current?.click()}>
        {translate('trucks.images.camera')}
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/jpeg"
        capture="environment"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
        aria-label={translate('trucks.images.camera')}
        hidden
      />
    </>
  )
}
