import { Card, CardActionArea, Skeleton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface CountCardProps {
  label: string
  /** Undefined: still asked for. Absent: the card is a way alone. */
  count?: ReactNode
  to: string
  /** It shows what is open. */
  isCurrent?: boolean
}

/** How many there are, and the way to them. Counts of one row of cards stand in line, also where a label wraps. */
export const CountCard = ({ label, to, isCurrent = false, ...counted }: CountCardProps) => (
  <Card>
    <CardActionArea
      component={Link}
      to={to}
      aria-current={isCurrent || undefined}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'space-between',
        p: 2,
        height: '100%',
        bgcolor: isCurrent ? 'action.selected' : undefined,
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      {'count' in counted && (
        <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {counted.count ?? <Skeleton width={48} />}
        </Typography>
      )}
    </CardActionArea>
  </Card>
)
