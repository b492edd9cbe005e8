import { Box, Card, Skeleton, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** Some figures at a glance, above what they count; on a phone in two columns, so that none moves when they come. */
export const Figures = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card
    component="section"
    aria-label={label}
    sx={{
      display: { xs: 'grid', sm: 'flex' },
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      flexWrap: 'wrap',
      columnGap: 4,
      rowGap: 1,
      px: 2,
      py: 1.5,
      mb: 3,
    }}
  >
    {children}
  </Card>
)

interface FigureProps {
  /** Undefined: still asked for. */
  value: string | undefined
  of: ReactNode
  /** Of a figure that should be seen. */
  color?: 'warning' | 'error'
}

export const Figure = ({ value, of, color }: FigureProps) => (
  <Box
    sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'baseline', columnGap: 1 }}
  >
    <Typography
      component="span"
      variant="h2"
      color={color ?? 'textPrimary'}
      sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 20 }}
    >
      {value ?? <Skeleton width={32} />}
    </Typography>
    <Typography component="span" variant="body2" color="textSecondary">
      {of}
    </Typography>
  </Box>
)
