import { Typography } from '@mui/material'
import { messageSegments, MOST_CHARACTERS } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'

interface SegmentCountProps {
  text: string
  pictures?: number
}

/** Characters of what is typed and the segments it costs; which characters make it dear, and when it is too long. */
export function SegmentCount({ text, pictures = 0 }: SegmentCountProps) {
  const translate = useTranslate()
  const { characters, segments, forcedBy } = messageSegments(text, pictures)
  const isTooLong = characters > MOST_CHARACTERS
  const parts = isTooLong
    ? [translate('messages.count.too_long', { count: characters, most: MOST_CHARACTERS })]
    : [
        translate('messages.count.characters', { smart_count: characters }),
        pictures > 0
          ? translate('messages.count.with_pictures')
          : translate('messages.count.segments', { smart_count: segments }),
        ...(forcedBy.length > 0 && segments > 1
          ? [translate('messages.count.forced_by', { characters: forcedBy.slice(0, 5).join(' ') })]
          : []),
      ]
  return (
    <Typography
      variant="caption"
      component="p"
      color={isTooLong ? 'error' : 'textSecondary'}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {parts.join(' · ')}
    </Typography>
  )
}
