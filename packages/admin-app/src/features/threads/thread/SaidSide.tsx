import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface SaidSideProps {
  side: 'inbound' | 'outbound'
  /** Nobody of this side spoke just before. */
  isFirst: boolean
  children: ReactNode
}

/** What they say stands left, what we say right. */
export function SaidSide({ side, isFirst, children }: SaidSideProps) {
  const edge = side === 'inbound' ? 'flex-start' : 'flex-end'
  return (
    <Box sx={{ display: 'flex', justifyContent: edge, px: 2, pt: isFirst ? 1.5 : 0.5 }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: edge,
          gap: 0.5,
          maxWidth: 'min(85%, 560px)',
          minWidth: 0,
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
