import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { Box, IconButton, Typography } from '@mui/material'
import { MESSAGE_MEDIA } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { sizeText } from './size-text'
import type { UploadedImage } from './UploadImageDialog'

interface AttachedImagesProps {
  images: readonly UploadedImage[]
  onRemove: (url: string) => void
}

/** In px. */
const SIDE = 56

/** The pictures of the message that is being written, with what they weigh together. */
export function AttachedImages({ images, onRemove }: AttachedImagesProps) {
  const translate = useTranslate()
  if (images.length === 0) return null
  const bytes = images.reduce((sum, image) => sum + image.bytes, 0)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, my: 1 }}>
      <Box
        component="ul"
        aria-label={translate('messages.images.attached')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {images.map(({ url, small_url, bytes: size }, at) => (
          <Box component="li" key={url} sx={{ position: 'relative', lineHeight: 0 }}>
            <Box
              component="img"
              src={small_url}
              alt={translate('messages.images.number', { number: at + 1, count: images.length })}
              title={sizeText(size)}
              sx={{ width: SIDE, height: SIDE, objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' }}
            />
            <IconButton
              size="small"
              aria-label={translate('messages.images.remove_number', { number: at + 1 })}
              onClick={() => onRemove(url)}
              sx={{
                position: 'absolute',
                top: -8,
                right: -8,
                p: 0.25,
                bgcolor: 'background.paper',
                border: 1,
                borderColor: 'divider',
                '&:hover': { bgcolor: 'background.paper' },
              }}
            >
              <CloseOutlined sx={{ fontSize: 14 }} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate('messages.images.size', {
          size: sizeText(bytes),
          most: sizeText(MESSAGE_MEDIA.mostBytes),
        })}
      </Typography>
    </Box>
  )
}
