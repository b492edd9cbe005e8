import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined'
import { Box, Divider, ListItemIcon, ListItemText, Menu, MenuItem, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { use } from 'react'
import { Link } from 'react-router'
import { useRuntime } from '../config/runtime'
import { PAGES, pathTo } from '../paths'
import { useSessionUser } from '../session/use-session-user'
import { OpenLayerContext } from './layers'

/** Who is signed in and in which role, the own account, the shortcuts, and the way out. */
export function UserMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const translate = useTranslate()
  const { session, admin } = useRuntime()
  const { name, role } = useSessionUser()
  const openLayer = use(OpenLayerContext)
  const hasPage = admin.pages.some(({ path }) => path === PAGES.account)
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      <Box role="presentation" sx={{ px: 2, pb: 1, maxWidth: 280 }}>
        <Typography noWrap sx={{ fontWeight: 500 }}>
          {name}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {translate(`console.account.role_${role}`)}
        </Typography>
      </Box>
      <Divider />
      {hasPage && (
        <MenuItem component={Link} to={pathTo('account')} onClick={onClose}>
          <ListItemIcon>
            <ManageAccountsOutlined fontSize="small" />
          </ListItemIcon>
          <ListItemText>{translate('console.account.title')}</ListItemText>
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          onClose()
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
  )
}
