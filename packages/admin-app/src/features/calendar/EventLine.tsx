import { Box, ButtonBase, Typography } from '@mui/material'
import type { CalendarEvent, CalendarKind } from '@product/sdk/features/calendar'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { mayEnter } from '../../config/may-enter'
import { useAdmin } from '../../config/runtime'
import { useSessionUser } from '../../session/use-session-user'
import { eventLink } from './event-link'

/** The edge of a line; what it means is also said in words. */
const COLOURS: Readonly<Record<CalendarKind, string>> = {
  install: 'info.main',
  'campaign-end': 'text.secondary',
  'removal-due': 'warning.main',
  removed: 'success.main',
}

/** What happens on a day, with the way to where it is seen to. */
export function EventLine({ event, isWhole = false }: { event: CalendarEvent; isWhole?: boolean }) {
  const translate = useTranslate()
  const admin = useAdmin()
  const { role } = useSessionUser()
  const { kind, truck_name, license_plate, vendor_name, campaign_name } = event
  const to = eventLink(event)
  const name = truck_name ?? campaign_name ?? ''
  const rest = truck_name === null ? [] : [license_plate, campaign_name, vendor_name].filter(Boolean)
  const title = [translate(`calendar.kind_${kind}`), name, ...rest].join(' · ')
  const content = (
    <>
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {translate(`calendar.kind_${kind}`)}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        noWrap={!isWhole}
        sx={{ display: 'block', fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        {name}
      </Typography>
      {isWhole && rest.length > 0 && (
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {rest.join(' · ')}
        </Typography>
      )}
    </>
  )
  const look = {
    display: 'block',
    width: '100%',
    textAlign: 'left',
    borderLeft: 3,
    borderColor: COLOURS[kind],
    bgcolor: 'action.hover',
    borderRadius: 0.5,
    px: 0.75,
    py: 0.25,
  } as const
  if (!mayEnter(admin, to, role))
    return (
      <Box title={title} sx={look}>
        {content}
      </Box>
    )
  return (
    <ButtonBase
      component={Link}
      to={to}
      title={title}
      sx={{ ...look, '&:hover': { bgcolor: 'action.selected' }, '&:focus-visible': { outlineOffset: -2 } }}
    >
      {content}
    </ButtonBase>
  )
}
