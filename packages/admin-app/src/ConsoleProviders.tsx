import { CssBaseline } from '@mui/material'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { CoreAdminContext, I18nContextProvider, Resource, ResourceDefinitionContextProvider } from 'ra-core'
import { type ReactNode, useMemo, useState } from 'react'
import { type AdminRuntime, RuntimeContext } from './config/runtime'
import { createAuthProvider } from './data/auth-provider'
import { browserMemory } from './data/browser-storage'
import { createDataProvider } from './data/data-provider'
import { createQueryClient } from './data/create-query-client'
import { guestStore } from './data/guest-store'
import { ExpiryToast } from './session/ExpiryToast'
import { SessionGate } from './session/SessionGate'
import { useSessionUser } from './session/use-session-user'
import { useLook } from './theme/look'
import type { ToastBus } from './toasts/toast-bus'
import { Toasts } from './toasts/Toasts'
import { ToastsOfCalls } from './toasts/ToastsOfCalls'

export type ConsoleRuntime = AdminRuntime & { toasts: ToastBus }

/** Everything around the pages: look, language, session, react-admin's contexts, toasts. It stands inside a router. */
export function ConsoleProviders({ runtime, children }: { runtime: ConsoleRuntime; children: ReactNode }) {
  const look = useLook(runtime.admin.brand)
  const theme = useMemo(() => createTheme(look), [look])
  return (
    <RuntimeContext value={runtime}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <I18nContextProvider value={runtime.i18n}>
          <SessionGate>
            <OfUser runtime={runtime}>{children}</OfUser>
          </SessionGate>
        </I18nContextProvider>
      </ThemeProvider>
    </RuntimeContext>
  )
}

/** react-admin's contexts, made once per signed-in user. */
function OfUser({
  runtime: { admin, backgroundApi, session, i18n, toasts },
  children,
}: {
  runtime: ConsoleRuntime
  children: ReactNode
}) {
  const { id } = useSessionUser()
  const [parts] = useState(() => {
    const resources = Object.values(admin.resources)
    const endpoints = Object.fromEntries(resources.map(({ name, endpoints }) => [name, endpoints]))
    return {
      // Who asked for a record shows the error: react-admin's lists and forms, and ours.
      dataProvider: createDataProvider(backgroundApi, endpoints),
      authProvider: createAuthProvider(session, endpoints),
      queryClient: createQueryClient(),
      // Columns, saved filters and the like are each user's own.
      store: guestStore(browserMemory, `console-${id}`),
      definitions: Object.fromEntries(
        resources.map(({ name, pages, recordRepresentation }) => [
          name,
          Resource.registerResource({ name, ...pages, recordRepresentation }),
        ]),
      ),
    }
  })
  const { definitions, ...contexts } = parts
  return (
    <CoreAdminContext {...contexts} i18nProvider={i18n}>
      <ResourceDefinitionContextProvider definitions={definitions}>
        <ToastsOfCalls bus={toasts}>
          <ExpiryToast />
          {children}
          <Toasts />
        </ToastsOfCalls>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  )
}
