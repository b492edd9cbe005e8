import { Avatar, IconButton } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { fetched } from '../config/fetched'
import { useSessionUser } from '../session/use-session-user'
import { initials } from '@product/sdk/values'
import { FetchedLayer } from './FetchedLayer'

const UserMenu = fetched(async () => (await import('./UserMenu')).UserMenu)

/** The initials of who is signed in; opens what belongs to the account. */
export function UserButton() {
  const translate = useTranslate()
  const { name } = useSessionUser()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  return (
    <>
      <IconButton
        // What is seen on the button comes first in its name.
        aria-label={`${initials(name)} – ${translate('console.account.label', { name })}`}
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Avatar
          aria-hidden
          sx={{
            width: 28,
            height: 28,
            typography: 'caption',
            fontWeight: 600,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {initials(name)}
        </Avatar>
      </IconButton>
      {anchor && (
        <FetchedLayer onClose={close}>
          <UserMenu anchor={anchor} onClose={close} />
        </FetchedLayer>
      )}
    </>
  )
}
