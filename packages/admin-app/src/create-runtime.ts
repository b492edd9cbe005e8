import { serverClock } from '@product/client-app/server-clock'
import { clearHints } from '@product/sdk/nouns/people'
import type { ResolvedAdmin } from './config/resolve-config'
import type { ConsoleRuntime } from './ConsoleProviders'
import { createClients } from './create-client'
import { browserMemory } from './data/browser-storage'
import { createSession, type SessionParts } from './session/session'
import { createI18nProvider } from './texts/i18n-provider'
import { createToastBus } from './toasts/toast-bus'

/** Client, session and texts of a console in a browser, which asks at once whose it is; `over` is for a stage whose session is simply there. */
export function createRuntime(admin: ResolvedAdmin, over: Partial<SessionParts> = {}): ConsoleRuntime {
  const toasts = createToastBus()
  const clients = createClients({
    baseUrl: admin.apiUrl,
    fetch: async (url, init) => fetch(url, init),
    toasts,
    // Calls are made after this function has returned, so the session is there.
    session: () => session,
  })
  const session = createSession({
    verify: clients.api.verify,
    leave: path => window.location.assign(path),
    here: () => window.location.pathname + window.location.search,
    now: Date.now,
    heard: serverClock.heard,
    forget: () => clearHints(browserMemory),
    ...over,
  })
  void session.check()
  return { admin, ...clients, session, i18n: createI18nProvider(admin), toasts }
}
