import { Box, ButtonBase, Typography } from '@mui/material'
import type { ThreadVendor } from '@product/sdk/features/threads'
import { losAngelesDay, shownDayText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { FetchedLayer } from '../../../layout/FetchedLayer'
import { fetched } from '../../../config/fetched'
import { useRuntime } from '../../../config/runtime'

const PictureViewer = fetched(async () => (await import('../../../pictures/PictureViewer')).PictureViewer)

interface LastPicturesProps {
  pictures: ThreadVendor['pictures']
  vendorId: number
}

/** What of the vendor's trucks was photographed last. */
export function LastPictures({ pictures, vendorId }: LastPicturesProps) {
  const translate = useTranslate()
  const { admin } = useRuntime()
  const id = useId()
  const [at, setAt] = useState<number>()
  const close = () => setAt(undefined)
  const viewed = pictures.map(({ url, uploaded_at }, index) => ({
    src: url,
    label: translate('threads.picture_label', {
      day: shownDayText(losAngelesDay(uploaded_at)),
      number: index + 1,
      count: pictures.length,
    }),
    download: `${admin.apiUrl}/communication/download-media/${encodeURIComponent(url)}`,
  }))
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography id={id} component="h4" variant="h3" sx={{ mb: 1 }}>
        {translate('threads.who.pictures')}
      </Typography>
      {pictures.length === 0 && (
        <Typography color="textSecondary">{translate('threads.who.no_pictures')}</Typography>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 0.5 }}>
        {pictures.map(({ url, small_url }, index) => (
          <ButtonBase key={url} onClick={() => setAt(index)} sx={{ borderRadius: 1, overflow: 'hidden' }}>
            <Box
              component="img"
              src={small_url ?? url}
              alt={viewed[index]?.label}
              loading="lazy"
              sx={{ width: '100%', aspectRatio: '1', objectFit: 'cover', bgcolor: 'action.hover' }}
            />
          </ButtonBase>
        ))}
      </Box>
      {at !== undefined && (
        <FetchedLayer onClose={close}>
          <PictureViewer pictures={viewed} at={at} onGo={setAt} onClose={close} vendorId={vendorId} />
        </FetchedLayer>
      )}
    </Box>
  )
}
