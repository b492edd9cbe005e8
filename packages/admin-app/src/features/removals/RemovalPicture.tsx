import { Box, Button, LinearProgress, Link, Typography } from '@mui/material'
import { PICTURE_LIMITS } from '@product/sdk/nouns/files'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useRuntime } from '../../config/runtime'
import { FileDrop } from '../../fields/FileDrop'
import { fileProblem } from '../../pictures/crop-picture'
import { failureText } from '../../toasts/failure-text'

interface RemovalPictureProps {
  removalId: number
  /** Null: there is none. */
  url: string | null
  onChange: (url: string | null) => void
  /** A picture on its way holds the save up. */
  onBusy: (isBusy: boolean) => void
}

/** The picture of a removal: what it is now, another one, or none. */
export function RemovalPicture({ removalId, url, onChange, onBusy }: RemovalPictureProps) {
  const translate = useTranslate()
  const { uploadApi } = useRuntime()
  const [share, setShare] = useState(0)
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: async (image: File) =>
      uploadApi(setShare).uploadRemovalImage({ params: { id: removalId }, body: { image } }),
    onMutate() {
      setProblem(undefined)
      setShare(0)
      onBusy(true)
    },
    onSuccess: ({ uploaded_image }) => onChange(uploaded_image),
    onError: (error: unknown) => setProblem(failureText(error)),
    onSettled: () => onBusy(false),
  })
  function choose([file]: readonly File[]): void {
    if (!file) return
    const refused = fileProblem(file)
    if (refused === undefined) mutate(file)
    else setProblem(refused)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="caption" color="textSecondary">
        {translate('removals.picture')}
      </Typography>
      {url !== null && <ShownPicture url={url} />}
      <FileDrop
        text={translate(url === null ? 'removals.picture_drop' : 'removals.picture_replace')}
        button={translate('removals.picture_choose')}
        accept={PICTURE_LIMITS.accept}
        disabled={isPending}
        onChoose={choose}
      >
        {url !== null && (
          <Button color="error" onClick={() => onChange(null)} disabled={isPending}>
            {translate('removals.picture_remove')}
          </Button>
        )}
      </FileDrop>
      {isPending && (
        <LinearProgress
          variant={share < 1 ? 'determinate' : 'indeterminate'}
          value={share * 100}
          aria-label={translate('removals.picture_sending')}
        />
      )}
      {problem !== undefined && (
        <Typography color="error" role="alert" variant="body2">
          {problem}
        </Typography>
      )}
    </Box>
  )
}

/** In full where it is pressed. */
export function ShownPicture({ url }: { url: string }) {
  const translate = useTranslate()
  return (
    <Link href={url} target="_blank" rel="noreferrer" sx={{ justifySelf: 'start', display: 'block' }}>
      <Box
        component="img"
        src={url}
        alt={translate('removals.picture_alt')}
        sx={{ display: 'block', maxWidth: '100%', maxHeight: 220, borderRadius: 1, bgcolor: 'action.hover' }}
      />
    </Link>
  )
}
