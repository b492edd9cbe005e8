import type { Decorator } from '@storybook/react-vite'
import type { Role } from '@product/sdk/values'
import { createContext, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { AdminApp } from '../AdminApp'
import type { AdminConfig } from '../config/admin-config'
import type { AdminFeature, PageTexts } from '../config/admin-feature'
import { resolveConfig } from '../config/resolve-config'
import { ConsoleProviders } from '../ConsoleProviders'
import { createRuntime } from '../create-runtime'
import { FEATURES } from '../features'
import { ShortcutsProvider } from '../shortcuts/ShortcutsProvider'
import { layTexts } from '../texts/lay-texts'
import { withTexts } from '../texts/with-texts'
import { themeChoice } from '../theme/look'

export interface ConsoleOptions {
  role?: Role
  /** The user's name. */
  name?: string
  /** Where the page stands, inside the console. */
  path?: string
  /** What `path` fills, for pages that read parameters: `/team/user/edit/:id`. */
  pattern?: string
  /** Session and calls are those of a real server: the story's parameter `realServer`. */
  isReal?: boolean
  features?: readonly AdminFeature[]
  config?: AdminConfig
}

/** Client and session of a story: where calls go to canned answers, the session is simply there. */
const storyRuntime = ({
  role = 3,
  name = 'Ann Miller',
  isReal = false,
  features = FEATURES,
  config,
}: ConsoleOptions) =>
  createRuntime(resolveConfig(features, config), {
    ...(!isReal && {
      verify: async () => ({
        status: 'ok',
        id: 7,
        user: name,
        role,
        expires_at: '2100-01-01T00:00:00.000Z',
        now: new Date().toISOString(),
      }),
    }),
    leave: () => undefined,
    here: () => '/dashboard/admin',
    forget: () => undefined,
  })

const StoryContext = createContext<ReactNode>(null)

/** A story shows a part of any feature's page. */
const allPageTexts: PageTexts = {
  en: async () => layTexts(await Promise.all(FEATURES.flatMap(({ pageTexts }) => pageTexts?.en() ?? []))),
  es: async () => layTexts(await Promise.all(FEATURES.flatMap(({ pageTexts }) => pageTexts?.es?.() ?? []))),
}

const TheStory = withTexts(() => use(StoryContext), [allPageTexts])

/** Light or dark as Storybook's toolbar sets it on the page. */
function followPageTheme() {
  const page = document.documentElement
  const follow = () => themeChoice.set(page.dataset.theme === 'dark' ? 'dark' : 'light')
  const observer = new MutationObserver(follow)
  observer.observe(page, { attributeFilter: ['data-theme'] })
  follow()
  return () => observer.disconnect()
}

function Console({ options, children }: { options: ConsoleOptions; children?: ReactNode }) {
  const { path = '/', pattern = '*' } = options
  const [router] = useState(() => {
    const runtime = storyRuntime(options)
    const element =
      children === undefined ? (
        <AdminApp runtime={runtime} />
      ) : (
        <ConsoleProviders runtime={runtime}>
          <ShortcutsProvider>
            <Suspense>
              <TheStory />
            </Suspense>
          </ShortcutsProvider>
        </ConsoleProviders>
      )
    const elsewhere = { path: '*', element: null }
    return createMemoryRouter([{ path: pattern, element }, elsewhere], { initialEntries: [path] })
  })
  useEffect(followPageTheme, [])
  return (
    <StoryContext value={children}>
      <RouterProvider router={router} />
    </StoryContext>
  )
}

/**
 * Puts a story inside the console: its look, language, session, data and toasts, without the shell, whose landmark and
 * heading it gives. A single story changes the options by its parameter `console`.
 */
export const inConsole =
  (options: ConsoleOptions = {}): Decorator =>
  // Storybook types parameters as anything; this one is written by the stories of this folder's callers.
  (Story, { id, title, parameters }) => (
    <Console key={id} options={{ ...options, ...(parameters.console as ConsoleOptions | undefined) }}>
      <main>
        <h1 className="visually-hidden">{title.split('/').at(-1)}</h1>
        <Story />
      </main>
    </Console>
  )

/** The whole console with its shell in the place of a story: `wholeConsole({ role: 2, path: '/drive' })`. */
export const wholeConsole =
  (options: ConsoleOptions = {}): Decorator =>
  (_Story, { id }) => <Console key={id} options={options} />
