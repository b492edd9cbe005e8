import { GlobalStyles, type Theme } from '@mui/material'
import { memo } from 'react'

const look = ({ palette, spacing, typography, shape }: Theme) => ({
  '.thread .row': { position: 'absolute', top: 0, left: 0, width: '100%' },
  '.thread .said': { display: 'flex', padding: spacing(0.5, 2, 0) },
  '.thread .said.first': { paddingTop: spacing(1.5) },
  '.thread .said > div': {
    display: 'flex',
    flexDirection: 'column',
    gap: spacing(0.5),
    maxWidth: 'min(85%, 560px)',
    minWidth: 0,
  },
  '.thread .said.outbound': { justifyContent: 'flex-end' },
  '.thread .said.inbound > div': { alignItems: 'flex-start' },
  '.thread .said.outbound > div': { alignItems: 'flex-end' },
  '.thread .bubble': {
    maxWidth: '100%',
    padding: spacing(1, 1.5),
    borderRadius: `calc(${shape.borderRadius}px * 1.5)`,
    border: '1px solid transparent',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.thread .bubble.inbound': { backgroundColor: palette.action.hover, borderBottomLeftRadius: 2 },
  '.thread .bubble.outbound': { backgroundColor: palette.action.selected, borderBottomRightRadius: 2 },
  // Set off: it has not gone out.
  '.thread .bubble.quiet': { border: `1px dashed ${palette.divider}` },
  '.thread .facts': {
    ...typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: spacing(0.5),
    color: palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
})

/**
 * How the messages of a thread look, reckoned once. Rows with looks of their own take several times as long to be drawn,
 * and a click on a thread draws some thirty.
 */
export const ThreadLook = memo(() => <GlobalStyles styles={look} />)
