import { Box, Button, Card, Chip, Skeleton, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { TodoItem } from '../../config/admin-feature'
import { numberText } from '../../texts/shown-numbers'
import { TodoLink } from './TodoLink'

/** More than these are shown on demand. */
const SHOWN = 5

interface TodoSectionProps {
  /** Text or key. */
  title: string
  /** Absent: not loaded yet. */
  items?: readonly TodoItem[]
  failed?: boolean
  onRetry: () => void
}

/** One list of things to do. */
export function TodoSection({ title, items, failed = false, onRetry }: TodoSectionProps) {
  const translate = useTranslate()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? items : items?.slice(0, SHOWN)
  const hidden = (items?.length ?? 0) - (shown?.length ?? 0)
  return (
    <Card component="section" aria-label={translate(title)} sx={{ breakInside: 'avoid', mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1.5, pb: 0.5 }}>
        <Typography component="h3" variant="h3" sx={{ flex: 1 }}>
          {translate(title)}
        </Typography>
        {items && <Chip size="small" label={numberText(items.length)} />}
      </Box>
      {failed && items === undefined ? (
        <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pb: 1.5 }}>
          <Typography color="textSecondary" sx={{ flex: 1 }}>
            {translate('console.home.failed')}
          </Typography>
          <Button size="small" variant="outlined" onClick={onRetry}>
            {translate('console.retry')}
          </Button>
        </Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1 }}>
          {shown?.map(item => (
            <li key={item.id}>
              <TodoLink item={item} />
            </li>
          )) ?? [0, 1, 2].map(row => <WaitingRow key={row} />)}
        </Box>
      )}
      {hidden > 0 && (
        <Button size="small" color="inherit" onClick={() => setShowsAll(true)} sx={{ ml: 1.25, mb: 1 }}>
          {translate('console.home.more', { count: hidden })}
        </Button>
      )}
    </Card>
  )
}

function WaitingRow() {
  return (
    <Box component="li" aria-hidden sx={{ px: 2, py: 1 }}>
      <Skeleton width="60%" height={20} />
      <Skeleton width="40%" height={18} />
    </Box>
  )
}
