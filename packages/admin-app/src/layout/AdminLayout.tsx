import { Box, Drawer, type Theme, useMediaQuery } from '@mui/material'
import { useSidebarState, useTranslate, SkipNavigationButton } from 'react-admin'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
// Forms come later than the keys that it hears.
import '../forms/went-on'
import { ShortcutsProvider } from '../shortcuts/ShortcutsProvider'
import { AdminAppBar } from './AdminAppBar'
import { AdminSidebar } from './AdminSidebar'
import { PageErrorBoundary } from './PageErrorBoundary'
import { PageSkeleton } from './PageSkeleton'
import { PageGuard } from './PageGuard'
import { ShellLayers } from './ShellLayers'

const SIDEBAR_WIDTH = 240

/** Sidebar, bar on top, and the page. Below 900 px the sidebar is a drawer. */
export function AdminLayout({ children }: { children?: ReactNode }) {
  return (
    <ShortcutsProvider>
      <ShellLayers>
        <SkipNavigationButton />
        <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
          <ResponsiveSidebar />
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
            <AdminAppBar />
            <Box component="main" id="main-content" tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
              <PageErrorBoundary>
                <Suspense fallback={<PageSkeleton />}>
                  <PageGuard>{children}</PageGuard>
                </Suspense>
              </PageErrorBoundary>
            </Box>
          </Box>
        </Box>
      </ShellLayers>
    </ShortcutsProvider>
  )
}

function ResponsiveSidebar() {
  const translate = useTranslate()
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'), { noSsr: true })
  const [isOpen, setOpen] = useSidebarState()
  const { pathname } = useLocation()
  // A drawer has done its work once it led somewhere.
  useEffect(() => {
    if (isNarrow) setOpen(false)
  }, [pathname, isNarrow, setOpen])
  const paper = { sx: { width: SIDEBAR_WIDTH } }
  return isNarrow ? (
    <Drawer
      open={isOpen}
      onClose={() => setOpen(false)}
      slotProps={{ paper: { ...paper, 'aria-label': translate('console.sidebar.label') } }}
    >
      <AdminSidebar />
    </Drawer>
  ) : (
    <Drawer variant="permanent" slotProps={{ paper }} sx={{ width: SIDEBAR_WIDTH, flexShrink: 0 }}>
      <Box component="aside" aria-label={translate('console.sidebar.label')} sx={{ display: 'contents' }}>
        <AdminSidebar />
      </Box>
    </Drawer>
  )
}
