import { Box, List, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface HitSectionProps {
  title: string
  /** How many were found. */
  found?: string
  /** Below the list. */
  pages?: ReactNode
  children: ReactNode
}

/** Hits under their heading. */
export function HitSection({ title, found, pages, children }: HitSectionProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, px: 1.5 }}>
        <Typography component="h3" variant="subtitle2" id={id}>
          {title}
        </Typography>
        {found !== undefined && (
          <Typography variant="caption" color="textSecondary">
            {found}
          </Typography>
        )}
      </Box>
      <List disablePadding>{children}</List>
      {pages}
    </Box>
  )
}
