import { type ComponentType, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { AdminApp } from './AdminApp'
import type { AdminConfig } from './config/admin-config'
import { openAhead } from './config/open-ahead'
import { resolveConfig } from './config/resolve-config'
import { createRuntime } from './create-runtime'
import { FEATURES } from './features'
import { CONSOLE_ROOT, insideConsole } from './paths'

export type {
  AdminConfig,
  HomeChanges,
  LocaleName,
  ResourceChanges,
  SidebarChanges,
} from './config/admin-config'
export type {
  AdminFeature,
  AdminPage,
  AdminResource,
  Column,
  FeatureTexts,
  HomeWidget,
  ResourceFormProps,
  SidebarEntry,
  Texts,
  TodoItem,
} from './config/admin-feature'
export type { AdminRules } from './config/rules'
export { listAction, onlyRow, resourceEndpoints } from './data/resource-endpoints'

/**
 * The staff console of one business, to be mounted at `/dashboard/admin`. Everything in `config` is optional; a
 * configuration that contradicts itself (an unknown feature, two resources of one name) throws here, at once.
 *
 * @example
 * const Console = createAdmin({ brand: { name: 'Roadside' }, features: { production: false } })
 * createRoot(element).render(<Console />)
 */
export function createAdmin(config: AdminConfig = {}): ComponentType {
  const admin = resolveConfig(FEATURES, config)
  return function Console() {
    const [router] = useState(() => {
      const runtime = createRuntime(admin)
      // While the server is asked whose session it is.
      openAhead(runtime, insideConsole(window.location.pathname) ?? '/')
      return createBrowserRouter([{ path: '*', element: <AdminApp runtime={runtime} /> }], {
        basename: CONSOLE_ROOT,
      })
    })
    // What is clicked shows at once. As a transition it would be drawn in pieces between other things, half as fast, and
    // a page whose code is still to come would leave the old one standing without a word.
    return <RouterProvider router={router} useTransitions={false} />
  }
}
