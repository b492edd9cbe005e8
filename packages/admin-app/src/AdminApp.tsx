import { CssBaseline } from '@mui/material'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { adminLanding } from '@product/sdk/session'
import { QueryClient } from '@tanstack/react-query'
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  type I18nProvider,
  I18nContextProvider,
  localStorageStore,
  Resource,
  ResourceDefinitionContextProvider,
} from 'ra-core'
import { type ReactNode, useMemo, useState } from 'react'
import { Route } from 'react-router'
import { RuntimeContext } from './config/runtime'
import type { createRuntime } from './create-runtime'
import { statusOf } from './data/as-http-error'
import { createAuthProvider } from './data/auth-provider'
import { createDataProvider } from './data/data-provider'
import { AdminLayout } from './layout/AdminLayout'
import { DeniedPage } from './layout/DeniedPage'
import { NotFoundPage } from './layout/NotFoundPage'
import { PageSkeleton } from './layout/PageSkeleton'
import { Elsewhere } from './layout/RouteGuard'
import { ErrorState } from './layout/StateMessage'
import { ExpiryToast } from './session/ExpiryToast'
import { SessionGate } from './session/SessionGate'
import { useSessionUser } from './session/use-session-user'
import { createI18nProvider } from './texts/i18n-provider'
import { useLook } from './theme/look'
import { Toasts } from './toasts/Toasts'
import { ToastsOfCalls } from './toasts/ToastsOfCalls'

type Runtime = ReturnType<typeof createRuntime>

/** A call that found no server or a broken one is tried once more; a refusal stays one. */
const worthAnotherTry = (failures: number, error: unknown): boolean =>
  failures < 1 && (statusOf(error) === 0 || statusOf(error) >= 500)

const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: worthAnotherTry, staleTime: 5_000 } } })

/** The running console: providers, resources and routes, nothing else. */
export function AdminApp({ runtime }: { runtime: Runtime }) {
  const look = useLook(runtime.admin.brand)
  const theme = useMemo(() => createTheme(look), [look])
  const [i18nProvider] = useState(() => createI18nProvider(runtime.admin))
  return (
    <RuntimeContext value={runtime}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <I18nContextProvider value={i18nProvider}>
          <SessionGate>
            <SignedIn runtime={runtime} i18nProvider={i18nProvider} />
          </SessionGate>
        </I18nContextProvider>
      </ThemeProvider>
    </RuntimeContext>
  )
}

function SignedIn({ runtime, i18nProvider }: { runtime: Runtime; i18nProvider: I18nProvider }) {
  const { admin } = runtime
  const { pages, resources } = admin
  const { role } = useSessionUser()
  const withPages = Object.values(resources).filter(resource => resource.pages)
  return (
    <Providers runtime={runtime} i18nProvider={i18nProvider}>
      <ToastsOfCalls bus={runtime.toasts}>
        <ExpiryToast />
        <CoreAdminUI
          layout={AdminLayout}
          catchAll={NotFoundPage}
          accessDenied={DeniedPage}
          loading={PageSkeleton}
          error={Crashed}
          loginPage={false}
          authCallbackPage={false}
          title={admin.brand.name}
          disableTelemetry
        >
          <CustomRoutes>
            <Route path="/" element={<Elsewhere path={adminLanding(role)} />} />
            {pages.map(({ path, page: Page }) => (
              <Route key={path} path={`/${path}`} element={<Page />} />
            ))}
          </CustomRoutes>
          {withPages.map(({ name, pages: ofResource, recordRepresentation }) => (
            <Resource key={name} name={name} {...ofResource} recordRepresentation={recordRepresentation} />
          ))}
        </CoreAdminUI>
        <Toasts />
      </ToastsOfCalls>
    </Providers>
  )
}

const Crashed = ({ error }: { error: Error }) => (
  <ErrorState title="console.crashed.title" text={error.message} onRetry={() => window.location.reload()} />
)

/** react-admin's contexts, made once per signed-in user. */
function Providers({
  runtime: { admin, api, session },
  i18nProvider,
  children,
}: {
  runtime: Runtime
  i18nProvider: I18nProvider
  children: ReactNode
}) {
  const { id } = useSessionUser()
  const [parts] = useState(() => {
    const endpoints = Object.fromEntries(
      Object.values(admin.resources).map(({ name, endpoints }) => [name, endpoints]),
    )
    return {
      dataProvider: createDataProvider(api, endpoints),
      authProvider: createAuthProvider(session, endpoints),
      queryClient: createQueryClient(),
      // Columns, saved filters and the like are each user's own.
      store: localStorageStore('1', `console-${id}`),
    }
  })
  const definitions = useMemo(
    () =>
      Object.fromEntries(
        Object.values(admin.resources).map(({ name, recordRepresentation }) => [
          name,
          { name, recordRepresentation },
        ]),
      ),
    [admin],
  )
  return (
    <CoreAdminContext {...parts} i18nProvider={i18nProvider}>
      <ResourceDefinitionContextProvider definitions={definitions}>
        {children}
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  )
}
