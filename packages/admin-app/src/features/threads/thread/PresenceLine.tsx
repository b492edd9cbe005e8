import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { memo } from 'react'
import type { Present } from '../events/use-presence'

/** Who else has this thread open, and whether they write there: so that nobody answers twice. */
export const PresenceLine = memo(function PresenceLine({ present }: { present: readonly Present[] }) {
  const translate = useTranslate()
  const writing = present.filter(({ typing }) => typing)
  const shown = writing.length > 0 ? writing : present
  const text = translate(writing.length > 0 ? 'threads.is_writing' : 'threads.is_here', {
    names: shown.map(({ name }) => name).join(', '),
    smart_count: shown.length,
  })
  return (
    <Box role="status" sx={{ px: 2, typography: 'caption', color: 'text.secondary' }}>
      {shown.length > 0 && text}
    </Box>
  )
})
