import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined'
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined'
import { Box, ButtonBase, Typography } from '@mui/material'
import {
  MESSAGE_TEXTS,
  type MessageMedia,
  MOST_THUMBNAILS,
  moreThumbnailsText,
} from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { withPictureTexts } from './with-picture-texts'

export interface PictureGridProps {
  media: readonly MessageMedia[]
  /** Opens the viewer on one of them. */
  onOpen: (at: number) => void
  /** Shows what a picture is a duplicate of. */
  onDuplicates: (media: MessageMedia) => void
}

/** The pictures of a message: at most four, the last with how many more there are. Spec: communication, 2. */
export const PictureGrid = withPictureTexts(function PictureGrid({
  media,
  onOpen,
  onDuplicates,
}: PictureGridProps) {
  const more = moreThumbnailsText(media.length)
  // The last one stands for those that are not shown.
  const doubtedAt = (at: number): MessageMedia | undefined =>
    media.slice(at, at === MOST_THUMBNAILS - 1 ? undefined : at + 1).find(one => one.is_duplicate)
  return (
    <Cells media={media}>
      {(one, at) => (
        <>
          <Thumbnail
            media={one}
            number={at + 1}
            count={media.length}
            more={at === MOST_THUMBNAILS - 1 ? more : undefined}
            onOpen={() => onOpen(at)}
          />
          <DuplicateFound media={doubtedAt(at)} onDuplicates={onDuplicates} />
        </>
      )}
    </Cells>
  )
}, Waiting)

function Waiting({ media }: PictureGridProps) {
  return <Cells media={media}>{() => <Box sx={{ aspectRatio: '1' }} />}</Cells>
}

interface CellsProps {
  media: readonly MessageMedia[]
  children: (one: MessageMedia, at: number) => ReactNode
}

function Cells({ media, children }: CellsProps) {
  const shown = media.slice(0, MOST_THUMBNAILS)
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 0.5,
        gridTemplateColumns: shown.length === 1 ? '1fr' : '1fr 1fr',
        width: shown.length === 1 ? 200 : 280,
        maxWidth: '100%',
      }}
    >
      {shown.map((one, at) => (
        <Box
          component="li"
          key={one.url ?? at}
          sx={{ position: 'relative', borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover' }}
        >
          {children(one, at)}
        </Box>
      ))}
    </Box>
  )
}

function DuplicateFound({
  media,
  onDuplicates,
}: {
  media: MessageMedia | undefined
  onDuplicates: PictureGridProps['onDuplicates']
}) {
  if (!media) return null
  return (
    <ButtonBase
      onClick={() => onDuplicates(media)}
      sx={{
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        py: 0.5,
        bgcolor: 'error.main',
        color: 'error.contrastText',
        typography: 'caption',
      }}
    >
      {MESSAGE_TEXTS.duplicateFound}
    </ButtonBase>
  )
}

interface ThumbnailProps {
  media: MessageMedia
  number: number
  count: number
  more: string | undefined
  onOpen: () => void
}

function Thumbnail({ media, number, count, more, onOpen }: ThumbnailProps) {
  const translate = useTranslate()
  const src = media.small_url ?? media.url
  if (src === null) return <NotThere media={media} />
  return (
    <ButtonBase onClick={onOpen} sx={{ display: 'block', width: '100%' }}>
      <Box
        component="img"
        src={src}
        alt={translate('pictures.open', { number, count })}
        loading="lazy"
        sx={{ display: 'block', width: '100%', aspectRatio: '1', objectFit: 'cover' }}
      />
      {more !== undefined && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'rgb(0 0 0 / 0.6)',
            color: 'common.white',
            typography: 'h3',
          }}
        >
          {more}
        </Box>
      )}
    </ButtonBase>
  )
}

/** On its way from the carrier, or refused with the reason. */
function NotThere({ media }: { media: MessageMedia }) {
  const translate = useTranslate()
  const isWaiting = media.state === 'waiting'
  const Icon = isWaiting ? HourglassEmptyOutlined : BrokenImageOutlined
  return (
    <Box
      sx={{
        aspectRatio: '1',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 0.5,
        p: 1,
      }}
    >
      <Icon color="disabled" />
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ textAlign: 'center', overflowWrap: 'anywhere' }}
      >
        {isWaiting ? translate('pictures.waiting') : (media.refusal ?? translate('pictures.refused'))}
      </Typography>
    </Box>
  )
}
