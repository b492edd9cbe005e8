import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import { Box, Divider, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useLocation } from 'react-router'
import { useRuntime } from '../config/runtime'
import { useSessionUser } from '../session/use-session-user'
import { BrandName } from '../theme/BrandName'
import { SearchButton } from './SearchButton'
import { SIDEBAR_ENTRIES, SidebarButton, SidebarLink } from './SidebarLink'
import { activeEntry, sidebarTree } from './sidebar-tree'
import { useSearch } from './use-search'
import { useSidebarEntries } from './use-sidebar-entries'

/** Who you are, the search, and the sections that your role may open. Spec: operations, 2 and 6. */
export function AdminSidebar() {
  const translate = useTranslate()
  const { admin, session } = useRuntime()
  const search = useSearch()
  const { name } = useSessionUser()
  const { pathname } = useLocation()
  const entries = useSidebarEntries()
  const active = activeEntry(entries, pathname)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%', ...SIDEBAR_ENTRIES }}>
      <Box sx={{ px: 2, pt: 2, pb: 1 }}>
        <BrandName brand={admin.brand} />
        <Typography color="textSecondary" noWrap sx={{ mt: 1.5 }}>
          {translate('console.sidebar.greeting', { name })}
        </Typography>
      </Box>
      {search && (
        <Box sx={{ px: 1, pb: 1 }}>
          <SearchButton />
        </Box>
      )}
      <Box component="nav" aria-label={translate('console.sidebar.label')} sx={{ flex: 1, px: 1 }}>
        <ul>
          {sidebarTree(entries).map(({ entry, children }) => (
            <li key={entry.name}>
              <SidebarLink entry={entry} isActive={active === entry.name} />
              {children.length > 0 && (
                <ul>
                  {children.map(child => (
                    <li key={child.name}>
                      <SidebarLink entry={child} isActive={active === child.name} isChild />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </Box>
      <Divider sx={{ mx: 2, my: 1 }} />
      <Box sx={{ px: 1, pb: 1 }}>
        <SidebarButton
          icon={LogoutOutlined}
          label={translate('console.sidebar.log_out')}
          onClick={session.logOut}
        />
      </Box>
    </Box>
  )
}
