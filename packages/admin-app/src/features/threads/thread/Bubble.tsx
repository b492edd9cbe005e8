import { Box, Link as TextLink, type SxProps } from '@mui/material'
import type { ReactNode } from 'react'
import { linkedText } from './linked-text'

interface BubbleProps {
  side: 'inbound' | 'outbound'
  text: string
  /** Set off: it has not gone out. */
  isQuiet?: boolean
  children?: ReactNode
}

const LOOK: Record<BubbleProps['side'], SxProps> = {
  inbound: { bgcolor: 'action.hover', borderBottomLeftRadius: 2 },
  outbound: { bgcolor: 'action.selected', borderBottomRightRadius: 2 },
}

/** The words of a message, with its web addresses as links. */
export function Bubble({ side, text, isQuiet = false, children }: BubbleProps) {
  return (
    <Box
      sx={{
        maxWidth: '100%',
        px: 1.5,
        py: 1,
        borderRadius: 1.5,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        border: 1,
        borderColor: isQuiet ? 'divider' : 'transparent',
        borderStyle: isQuiet ? 'dashed' : 'solid',
        ...LOOK[side],
      }}
    >
      {linkedText(text).map((part, at) =>
        part.href === undefined ? (
          part.text
        ) : (
          <TextLink
            // The same address may stand twice.
            key={`${at} ${part.href}`}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            color="inherit"
            underline="always"
          >
            {part.text}
          </TextLink>
        ),
      )}
      {children}
    </Box>
  )
}
