import { Box, Button, Typography } from '@mui/material'
import { CSV_NUMBER_TEXTS, type RefusedCsvNumber } from '@product/sdk/nouns/messages'
import { useTranslate } from 'ra-core'
import { useState } from 'react'

/** A few can be read at a glance. */
const AT_ONCE = 5

/** What looks like a number in a file and is none: the row, what stands there, why. */
export function RefusedNumbers({ refused }: { refused: readonly RefusedCsvNumber[] }) {
  const translate = useTranslate()
  const [most, setMost] = useState(AT_ONCE)
  return (
    <Box sx={{ mt: 1 }}>
      <Typography component="h3" variant="h3">
        {translate('compose.file_refused', { count: refused.length })}
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'text.secondary', maxHeight: 240, overflow: 'auto' }}
        // A list that scrolls does so by the keyboard, too.
        tabIndex={most > AT_ONCE ? 0 : undefined}
      >
        {refused.slice(0, most).map(({ row, text, reason }, at) => (
          // The same may stand twice in one row.
          <Box component="li" key={`${row} ${text} ${at}`} sx={{ overflowWrap: 'anywhere' }}>
            {translate('compose.file_refused_row', { row, text, reason: CSV_NUMBER_TEXTS[reason] })}
          </Box>
        ))}
      </Box>
      {refused.length > most && (
        <Button size="small" onClick={() => setMost(500)}>
          {translate('messages.members.more', { count: refused.length - most })}
        </Button>
      )}
    </Box>
  )
}
