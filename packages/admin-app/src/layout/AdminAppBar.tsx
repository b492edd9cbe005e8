import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined'
import MenuOutlined from '@mui/icons-material/MenuOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import {
  AppBar,
  Box,
  IconButton,
  type Theme,
  Toolbar,
  Tooltip,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useSidebarState, useTranslate } from 'react-admin'
import { type ComponentType, use } from 'react'
import { DisplayButton } from './DisplayButton'
import { OpenLayerContext } from './layers'
import { ACTIONS_SLOT, TITLE_SLOT } from './Page'
import { useSearch } from './use-search'
import { UserButton } from './UserButton'

/** Where you are, what can be done here, and what belongs to you. */
export function AdminAppBar() {
  const translate = useTranslate()
  const search = useSearch()
  const open = use(OpenLayerContext)
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'), { noSsr: true })
  const [, setSidebarOpen] = useSidebarState()
  return (
    <AppBar>
      <Toolbar variant="dense" sx={{ minHeight: 56, gap: 0.5, px: { xs: 1, sm: 3 } }} disableGutters>
        {isNarrow && (
          <Tool
            icon={MenuOutlined}
            label={translate('console.sidebar.open')}
            onClick={() => setSidebarOpen(true)}
          />
        )}
        <Typography
          component="h1"
          variant="h1"
          noWrap
          id={TITLE_SLOT}
          sx={{ flex: 1, minWidth: 0, px: { xs: 0.5, sm: 0 } }}
        />
        <Box id={ACTIONS_SLOT} sx={{ display: 'flex', gap: 1, mr: 1, '&:empty': { display: 'none' } }} />
        {isNarrow && search && (
          <Tool
            icon={SearchOutlined}
            label={translate('console.sidebar.search')}
            onClick={() => open('search')}
          />
        )}
        <DisplayButton />
        {!isNarrow && (
          <Tool
            icon={KeyboardOutlined}
            label={translate('console.shortcuts.title')}
            onClick={() => open('shortcuts')}
          />
        )}
        <UserButton />
      </Toolbar>
    </AppBar>
  )
}

function Tool({
  icon: Icon,
  label,
  onClick,
}: {
  icon: ComponentType<{ fontSize?: 'small' }>
  label: string
  onClick: () => void
}) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
