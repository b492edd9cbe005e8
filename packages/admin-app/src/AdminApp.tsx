import { adminLanding } from '@product/sdk/nouns/people'
import { CoreAdminUI, CustomRoutes, Resource } from 'ra-core'
import { Route } from 'react-router'
import { useAdmin } from './config/runtime'
import { ConsoleProviders, type ConsoleRuntime } from './ConsoleProviders'
import { AdminLayout } from './layout/AdminLayout'
import { DeniedPage } from './layout/DeniedPage'
import { NotFoundPage } from './layout/NotFoundPage'
import { PageSkeleton } from './layout/PageSkeleton'
import { Elsewhere } from './layout/PageGuard'
import { ErrorState } from './layout/StateMessage'
import { useSessionUser } from './session/use-session-user'

/** The running console: providers, resources and pages, nothing else. */
export function AdminApp({ runtime }: { runtime: ConsoleRuntime }) {
  return (
    <ConsoleProviders runtime={runtime}>
      <Pages />
    </ConsoleProviders>
  )
}

function Pages() {
  const { brand, pages, resources } = useAdmin()
  const { role } = useSessionUser()
  return (
    <CoreAdminUI
      layout={AdminLayout}
      catchAll={NotFoundPage}
      accessDenied={DeniedPage}
      loading={PageSkeleton}
      error={Crashed}
      loginPage={false}
      authCallbackPage={false}
      title={brand.name}
      disableTelemetry
    >
      <CustomRoutes>
        <Route path="/" element={<Elsewhere path={adminLanding(role)} />} />
        {pages.map(({ path, page: Page }) => (
          <Route key={path} path={`/${path}`} element={<Page />} />
        ))}
      </CustomRoutes>
      {Object.values(resources)
        .filter(resource => resource.pages)
        .map(({ name, pages: ofResource, recordRepresentation }) => (
          <Resource key={name} name={name} {...ofResource} recordRepresentation={recordRepresentation} />
        ))}
    </CoreAdminUI>
  )
}

const Crashed = ({ error }: { error: Error }) => (
  <ErrorState title="console.crashed.title" text={error.message} onRetry={() => window.location.reload()} />
)
