import { Box } from '@mui/material'
import { useMemo } from 'react'
import { cleanHtml } from './clean-html'
import { RICH_TEXT_STYLES } from './rich-text-styles'

/** Rich text to be read, cleaned once more. */
export function RichText({ html }: { html: string }) {
  const cleaned = useMemo(() => cleanHtml(html), [html])
  return <Box component="span" sx={RICH_TEXT_STYLES} dangerouslySetInnerHTML={{ __html: cleaned }} />
}
