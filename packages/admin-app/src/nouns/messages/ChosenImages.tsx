import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { Box, CircularProgress, IconButton, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import type { ChosenImage } from './image-choice'
import { sizeText } from './size-text'

interface ChosenImagesProps {
  images: readonly ChosenImage[]
  /** Absent: they are on their way. */
  onRemove?: (key: string) => void
}

/** The chosen pictures, each with its compressed size or why it is none. */
export function ChosenImages({ images, onRemove }: ChosenImagesProps) {
  const translate = useTranslate()
  return (
    <Box
      component="ul"
      aria-label={translate('messages.images.chosen')}
      sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1 }}
    >
      {images.map(image => (
        <Box component="li" key={image.key} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Thumbnail image={image} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {image.name}
            </Typography>
            <Typography variant="caption" color={image.problem === undefined ? 'textSecondary' : 'error'}>
              {image.problem ??
                (image.file ? sizeText(image.file.size) : translate('messages.images.compressing'))}
            </Typography>
          </Box>
          <IconButton
            size="small"
            aria-label={translate('messages.images.remove', { name: image.name })}
            onClick={() => onRemove?.(image.key)}
            disabled={!onRemove}
          >
            <CloseOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}

const SIDE = 48

function Thumbnail({ image: { file, problem } }: { image: ChosenImage }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <Box
      sx={{
        width: SIDE,
        height: SIDE,
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'action.hover',
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
      }}
    >
      {problem !== undefined && <BrokenImageOutlined color="disabled" />}
      {problem === undefined && !file && <CircularProgress size={20} aria-hidden />}
      {address !== undefined && (
        <Box component="img" src={address} alt="" sx={{ width: SIDE, height: SIDE, objectFit: 'cover' }} />
      )}
    </Box>
  )
}
