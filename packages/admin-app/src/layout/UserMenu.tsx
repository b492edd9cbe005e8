import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import {
  Avatar,
  Box,
  Divider,
  IconButton,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  Typography,
} from '@mui/material'
import { useTranslate } from 'ra-core'
import { use, useState } from 'react'
import { useRuntime } from '../config/runtime'
import { useSessionUser } from '../session/use-session-user'
import { initials } from './initials'
import { OpenLayerContext } from './layers'

/** Who is signed in and in which role, the shortcuts, and the way out. */
export function UserMenu() {
  const translate = useTranslate()
  const { session } = useRuntime()
  const { name, role } = useSessionUser()
  const openLayer = use(OpenLayerContext)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
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
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Box role="presentation" sx={{ px: 2, pb: 1, maxWidth: 280 }}>
          <Typography noWrap sx={{ fontWeight: 500 }}>
            {name}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {translate(`console.account.role_${role}`)}
          </Typography>
        </Box>
        <Divider />
        <MenuItem
          onClick={() => {
            close()
            openLayer('shortcuts')
          }}
        >
          <ListItemIcon>
            <KeyboardOutlined fontSize="small" />
          </ListItemIcon>
          <ListItemText>{translate('console.shortcuts.title')}</ListItemText>
        </MenuItem>
        <MenuItem onClick={session.logOut}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          <ListItemText>{translate('console.sidebar.log_out')}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  )
}
