import { Typography } from '@mui/material'
import { useTranslate } from 'ra-core'

/** More than these would be no sentence. */
const SHOWN = 10

/** Who uses a group: a change of it is a change of their routes to come. */
export function GroupUsers({ users }: { users: unknown }) {
  const translate = useTranslate()
  const names = Array.isArray(users) ? users.map(({ name }: { name: string }) => name) : []
  if (names.length === 0) return null
  const more = names.length > SHOWN ? ', …' : ''
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {translate('macros.used_by', {
        smart_count: names.length,
        names: names.slice(0, SHOWN).join(', ') + more,
      })}
    </Typography>
  )
}
