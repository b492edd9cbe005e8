import { campaignOfInventory } from '@product/sdk/nouns/campaigns'
import { BrowserRouter, Navigate, Route, Routes, useParams } from 'react-router'
import { PAGE_TITLES, PATHS, ROOT } from './paths'
import { EntryPage } from './features/session/EntryPage'
import { LoginPage } from './features/session/LoginPage'
import { LogoutPage } from './features/session/LogoutPage'
import { PageGuard } from './session/PageGuard'
import { Splash } from './session/Splash'
import { ErrorState } from './ui/ErrorState'
import { lazyPart } from './ui/lazy-part'
import { PageBoundary } from './ui/PageBoundary'
import { PageSkeleton } from './ui/PageSkeleton'
import { ToastRegion } from './ui/ToastRegion'

const MapPage = lazyPart(
  async () => (await import('./features/map/MapPage')).MapPage,
  () => <PageSkeleton title={PAGE_TITLES[PATHS.map]} />,
)
const AnalyticsPage = lazyPart(
  async () => (await import('./features/analytics/AnalyticsPage')).AnalyticsPage,
  () => <PageSkeleton title={PAGE_TITLES[PATHS.analytics]} />,
)

/** The shell; the page that stands in it at this address is loaded beside it. */
const Shell = lazyPart(async () => {
  const { pathname } = window.location
  if (pathname.startsWith(PATHS.map)) void MapPage.ahead()
  if (pathname.startsWith(PATHS.analytics)) void AnalyticsPage.ahead()
  return (await import('./shell')).Shell
}, Splash)

/** Loads what is behind the login. */
export const loadShell = (): Promise<void> => Shell.ahead()

const SecondFactorPage = lazyPart(
  async () => (await import('./features/account/SecondFactorPage')).SecondFactorPage,
  Splash,
)

export const ClientApp = () => (
  <BrowserRouter>
    <ClientPages />
  </BrowserRouter>
)

/** Every address below `/dashboard` but the staff console's. Spec: client dashboard, 2. */
export function ClientPages() {
  return (
    <>
      <PageBoundary>
        <Routes>
          <Route path={ROOT}>
            <Route index element={<EntryPage />} />
            <Route path="login" element={<LoginPage />} />
            <Route path="aom/login" element={<LoginPage alternate />} />
            <Route path="logout" element={<LogoutPage />} />
            <Route path="second-factor" element={<SecondFactorPage />} />
            <Route element={<GuardedShell />}>
              <Route path="map" element={<MapPage />} />
              <Route path="map/:inventory" element={<InventoryMap />} />
              <Route path="analytics" element={<AnalyticsPage />} />
            </Route>
            <Route path="admin/*" element={<OtherApp />} />
            <Route path="*" element={<Navigate to={PATHS.map} replace />} />
          </Route>
          <Route path="*" element={<Navigate to={ROOT} replace />} />
        </Routes>
      </PageBoundary>
      <ToastRegion />
    </>
  )
}

function GuardedShell() {
  return (
    <PageGuard>
      <Shell />
    </PageGuard>
  )
}

/** The map with an inventory's campaign selected; an inventory that is not known is like any other address. */
function InventoryMap() {
  const { inventory } = useParams()
  return campaignOfInventory(inventory) === undefined ? <Navigate to={PATHS.map} replace /> : <MapPage />
}

/** The server has the staff console answer here. Where it does not, this says so rather than lead in circles. */
function OtherApp() {
  return (
    <ErrorState
      fillsPage
      title="The staff console could not be opened"
      message="It is not part of this page."
      onRetry={() => window.location.reload()}
    />
  )
}
