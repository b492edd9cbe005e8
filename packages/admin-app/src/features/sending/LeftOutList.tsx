import { Box, Button, Typography } from '@mui/material'
import type { BlastPlan } from '@product/sdk/nouns/messages'
import { phoneText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useState } from 'react'

/** A few can be read at a glance. */
const AT_ONCE = 5
const STEP = 100

interface LeftOutListProps {
  leftOut: BlastPlan['left_out']
  /** Of the heading, where it stands. */
  heading: 'h2' | 'h3'
}

/** Who was chosen and gets nothing, and why. */
export function LeftOutList({ leftOut, heading }: LeftOutListProps) {
  const translate = useTranslate()
  const [most, setMost] = useState(AT_ONCE)
  if (leftOut.length === 0) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component={heading} variant="h3">
        {translate('compose.left_out', { smart_count: leftOut.length })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {leftOut.slice(0, most).map(({ phone_number, name, source, reason }) => {
          const who = [name, phone_number && phoneText(phone_number)].filter(Boolean).join(', ')
          return (
            <Box
              component="li"
              key={`${phone_number} ${name} ${source} ${reason}`}
              sx={{ py: 0.75, '& + &': { borderTop: 1, borderColor: 'divider' }, overflowWrap: 'anywhere' }}
            >
              {who || source}
              <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                {who && source ? `${reason} · ${source}` : reason}
              </Typography>
            </Box>
          )
        })}
      </Box>
      {leftOut.length > most && (
        <Button size="small" onClick={() => setMost(most + STEP)}>
          {translate('messages.members.more', { count: leftOut.length - most })}
        </Button>
      )}
    </Box>
  )
}
