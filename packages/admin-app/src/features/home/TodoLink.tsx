import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, ButtonBase, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { TodoItem } from '../../config/admin-feature'
import { useDates } from '../../texts/dates'

/** One thing to do: what, why, and the way there. */
export function TodoLink({ item: { name, reason, args, to, urgent = false } }: { item: TodoItem }) {
  const translate = useTranslate()
  const dates = useDates()
  return (
    <ButtonBase
      component={Link}
      to={to}
      sx={{
        display: 'flex',
        width: '100%',
        justifyContent: 'flex-start',
        gap: 1,
        px: 2,
        py: 1,
        textAlign: 'left',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 500 }}>
          {typeof name === 'string' ? name : dates.month(name.month)}
        </Typography>
        <Typography variant="caption" component="p" color={urgent ? 'error' : 'textSecondary'}>
          {translate(reason, args)}
        </Typography>
      </Box>
      <ChevronRight fontSize="small" color="action" />
    </ButtonBase>
  )
}
