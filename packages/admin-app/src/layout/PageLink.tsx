import { Box, Link as TextLink } from '@mui/material'
import { Link } from 'react-router'
import { mayEnter } from '../config/may-enter'
import { useAdmin } from '../config/runtime'
import { useSessionUser } from '../session/use-session-user'

interface PageLinkProps {
  name: string
  to: string
  /** `always` where it stands in a text. */
  underline?: 'always' | 'hover'
}

/** The name of another record, with the way to its page where the user may open it. */
export function PageLink({ name, to, underline = 'hover' }: PageLinkProps) {
  const admin = useAdmin()
  const { role } = useSessionUser()
  if (!mayEnter(admin, to, role)) return <Box component="span">{name}</Box>
  return (
    <TextLink component={Link} to={to} underline={underline} sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </TextLink>
  )
}
