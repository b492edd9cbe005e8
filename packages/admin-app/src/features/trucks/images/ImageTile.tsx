import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import { Box, Button, ButtonBase, IconButton, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'

interface ImageTileProps {
  src: string
  /** What the picture is, for those who don't see it. */
  label: string
  caption: ReactNode
  download: string
  isRemoved?: boolean
  onOpen: () => void
  /** Absent: it can't be deleted here. */
  onRemove?: () => void
}

/** A photograph that is opened by a press, with what else can be done with it below. */
export function ImageTile({ src, label, caption, download, isRemoved, onOpen, onRemove }: ImageTileProps) {
  const translate = useTranslate()
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <ButtonBase
        onClick={onOpen}
        sx={{ display: 'block', width: '100%', borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover' }}
      >
        <Box
          component="img"
          src={src}
          alt={label}
          loading="lazy"
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: '4 / 3',
            objectFit: 'cover',
            filter: isRemoved ? 'grayscale(1) opacity(0.35)' : undefined,
          }}
        />
      </ButtonBase>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 34 }}>
        <Typography variant="caption" component="div" sx={{ flex: 1, minWidth: 0 }}>
          {isRemoved ? translate('trucks.images.goes') : caption}
        </Typography>
        {isRemoved ? (
          <Button size="small" startIcon={<UndoOutlined />} onClick={onRemove}>
            {translate('trucks.images.undo')}
          </Button>
        ) : (
          <>
            <IconButton
              size="small"
              component="a"
              href={download}
              download
              aria-label={translate('trucks.images.download', { name: label })}
            >
              <DownloadOutlined fontSize="small" />
            </IconButton>
            {onRemove && (
              <IconButton
                size="small"
                aria-label={translate('trucks.images.delete', { name: label })}
                onClick={onRemove}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            )}
          </>
        )}
      </Box>
    </Box>
  )
}
