import CloseOutlined from '@mui/icons-material/CloseOutlined'
import SellOutlined from '@mui/icons-material/SellOutlined'
import { Box, Button, Chip, IconButton, Skeleton, Typography } from '@mui/material'
import type { PictureTag } from '@product/sdk/nouns/pictures'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { TagDialog } from './TagDialog'
import { usePictureTags } from './use-picture-tags'

interface PictureTagsProps {
  url: string
  /** Whose trucks it can be tagged with; null where nobody is known. */
  vendorId: number | null
}

const textOf = ({ truck_name, license_plate, campaign_name }: PictureTag): string =>
  [truck_name, license_plate, campaign_name].filter(Boolean).join(' · ')

/** What a picture is tagged with; the key T adds a tag. Spec: communication, 2. */
export function PictureTags({ url, vendorId }: PictureTagsProps) {
  const translate = useTranslate()
  const { query, add, remove } = usePictureTags(url, vendorId)
  const [isOpen, setOpen] = useState(false)
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    function onKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
      if (key.toLowerCase() !== 't' || ctrlKey || metaKey || altKey || isOpen) return
      // A dialog above the viewer has keys of its own.
      const above = target instanceof Element ? target.closest('[role="dialog"]') : null
      if (above === null || above.contains(part.current)) setOpen(true)
    }
    document.addEventListener('keyup', onKey)
    return () => document.removeEventListener('keyup', onKey)
  }, [isOpen])
  const tags = query.data ?? []
  return (
    <Box
      ref={part}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 2, py: 1, minHeight: 56 }}
    >
      <Box
        component="ul"
        aria-label={translate('pictures.tags')}
        sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {query.isPending && <Skeleton component="li" width={120} />}
        {tags.map(tag => (
          <Box
            component="li"
            key={tag.truck_picture_id}
            sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}
          >
            <Chip
              size="small"
              sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
              label={[textOf(tag), tag.side && translate(`pictures.${tag.side}`)].filter(Boolean).join(' · ')}
            />
            <IconButton
              size="small"
              onClick={() => remove.mutate(tag.truck_picture_id)}
              disabled={remove.isPending}
              aria-label={translate('pictures.untag', { name: textOf(tag) })}
            >
              <CloseOutlined fontSize="small" />
            </IconButton>
          </Box>
        ))}
        {query.data?.length === 0 && (
          <Typography component="li" color="textSecondary">
            {translate('pictures.no_tag')}
          </Typography>
        )}
      </Box>
      <Button
        variant="contained"
        startIcon={<SellOutlined />}
        onClick={() => setOpen(true)}
        aria-keyshortcuts="T"
        title={translate('pictures.tag_key')}
      >
        {translate('pictures.tag')}
      </Button>
      {isOpen && (
        <TagDialog
          vendorId={vendorId}
          isPending={add.isPending}
          onTag={tag => add.mutate(tag, { onSuccess: () => setOpen(false) })}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  )
}
