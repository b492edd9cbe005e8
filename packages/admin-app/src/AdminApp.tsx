import { adminLanding } from '@product/sdk/nouns/people'
import { Resource, useScrollToTop } from 'ra-core'
import { Route, Routes } from 'react-router'
import { useAdmin } from './config/runtime'
import { ConsoleProviders, type ConsoleRuntime } from './ConsoleProviders'
import { AdminLayout } from './layout/AdminLayout'
import { DeniedPage } from './layout/DeniedPage'
import { NotFoundPage } from './layout/NotFoundPage'
import { Boundary } from './layout/PageErrorBoundary'
import { Elsewhere } from './layout/PageGuard'
import { ShownPage } from './layout/ShownPage'
import { DENIED } from './paths'
import { useSessionUser } from './session/use-session-user'

/** The running console: providers, resources and pages, nothing else. */
export function AdminApp({ runtime }: { runtime: ConsoleRuntime }) {
  return (
    <ConsoleProviders runtime={runtime}>
      <Boundary>
        <ScrollsToTop />
        <AdminLayout>
          <Pages />
        </AdminLayout>
      </Boundary>
    </ConsoleProviders>
  )
}

/** Not react-admin's own routes: those draw the shell and the page three times over until they know whom they are for. */
function Pages() {
  const { pages, resources } = useAdmin()
  const { role } = useSessionUser()
  return (
    <Routes>
      <Route path="/" element={<Elsewhere path={adminLanding(role)} />} />
      {pages.map(({ path, page, texts }) => (
        <Route key={path} path={`/${path}`} element={<ShownPage page={page} texts={texts} />} />
      ))}
      {Object.values(resources)
        .filter(resource => resource.pages)
        .map(({ name, pages: ofResource, recordRepresentation }) => (
          <Route
            key={name}
            path={`/${name}/*`}
            element={<Resource name={name} {...ofResource} recordRepresentation={recordRepresentation} />}
          />
        ))}
      <Route path={DENIED} element={<DeniedPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

/** Where react-admin leads after a save. */
function ScrollsToTop() {
  useScrollToTop()
  return null
}
