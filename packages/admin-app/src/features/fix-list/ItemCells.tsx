import { serverClock } from '@product/client-app/server-clock'
import { Box, Link as TextLink, Tooltip, Typography } from '@mui/material'
import { type FixListItem, isBleeding, whatPresses } from '@product/sdk/nouns/fix-list'
import { losAngelesDay } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'

/** The name of another record, with the way to its page. */
export const NameLink = ({ name, to }: { name: string; to: string }) => (
  <TextLink
    component={Link}
    to={to}
    underline="hover"
    // The row around it leads to the item.
    onClick={event => event.stopPropagation()}
    sx={{ overflowWrap: 'anywhere' }}
  >
    {name}
  </TextLink>
)

/** Two lines, the rest on hover, so that a long text leaves the row one. */
export const SeveralLines = ({ text }: { text: string }) => (
  <Tooltip title={text} slotProps={{ tooltip: { sx: { whiteSpace: 'pre-line' } } }}>
    <Box
      component="span"
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        minWidth: { sm: 180 },
        maxWidth: 360,
      }}
    >
      {text}
    </Box>
  </Tooltip>
)

/** Until when, and by how many days that is past. */
export function TargetDate({ item }: { item: FixListItem }) {
  const translate = useTranslate()
  const late = whatPresses(item, losAngelesDay(serverClock.now())).find(({ kind }) => kind === 'past-target')
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {item.target_close_date}
      {late?.kind === 'past-target' && (
        <Typography
          component="span"
          variant="caption"
          color="error"
          sx={{ display: 'block', fontWeight: 500 }}
        >
          {translate('fix_list.days_late', { smart_count: late.days })}
        </Typography>
      )}
    </Box>
  )
}

export function BleedingStopped({ item }: { item: FixListItem }) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={isBleeding(item) ? { color: 'error.main', fontWeight: 500 } : undefined}>
      {translate(item.bleeding_stopped ? 'ra.boolean.true' : 'ra.boolean.false')}
    </Box>
  )
}
