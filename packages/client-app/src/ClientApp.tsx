import { campaignOfInventory } from '@product/sdk/nouns/campaigns'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useParams } from 'react-router'
import { PATHS, ROOT } from './paths'
import { EntryPage } from './features/session/EntryPage'
import { LoginPage } from './features/session/LoginPage'
import { LogoutPage } from './features/session/LogoutPage'
import { PageGuard } from './session/PageGuard'
import { Splash } from './session/Splash'
import { ErrorState } from './ui/ErrorState'
import { PageBoundary } from './ui/PageBoundary'
import { ToastRegion } from './ui/ToastRegion'

export const loadShell = () => import('./shell')

const Shell = lazy(async () => ({ default: (await loadShell()).Shell }))
const MapPage = lazy(async () => ({ default: (await import('./features/map/MapPage')).MapPage }))
const AnalyticsPage = lazy(async () => ({
  default: (await import('./features/analytics/AnalyticsPage')).AnalyticsPage,
}))
const SecondFactorPage = lazy(async () => ({
  default: (await import('./features/account/SecondFactorPage')).SecondFactorPage,
}))

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
        <Suspense fallback={<Splash />}>
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
        </Suspense>
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
