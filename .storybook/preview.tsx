import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Decorator, Preview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { configure } from 'storybook/test'
import '../packages/client-app/src/theme/install-theme'
import { callsAreOf, leftBehind } from './calls-of-story'
import { handlerOf, nothingElse } from './canned-answers'
import { startRealServer } from './real-server'
import './story-parameters'

/** A look waits for the page's calls, on a machine that may be busy, milliseconds; a real server answers on the same thread. */
const PATIENCE = { canned: 8000, real: 30_000 }

async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  })
  return worker
}

const withTheme: Decorator = function WithTheme(Story, { globals }) {
  const theme = String(globals.theme)
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return <Story />
}

/** Each story starts with an empty cache and does not try again, so an error shows at once. */
const withQueries: Decorator = function WithQueries(Story, { id }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={client} key={id}>
      <Story />
    </QueryClientProvider>
  )
}

const withRouter: Decorator = (Story, { id, parameters }) =>
  parameters.path === undefined ? (
    <Story />
  ) : (
    <MemoryRouter initialEntries={[parameters.path]} key={id}>
      <Story />
    </MemoryRouter>
  )

const preview: Preview = {
  decorators: [withRouter, withQueries, withTheme],
  loaders: [mswLoader(startWorker)],
  async beforeEach({ msw, id, parameters }) {
    localStorage.clear()
    sessionStorage.clear()
    configure({ asyncUtilTimeout: parameters.realServer ? PATIENCE.real : PATIENCE.canned })
    const server = parameters.realServer && (await startRealServer(parameters.realServer))
    callsAreOf(id)
    msw.use(leftBehind(id), ...(parameters.answers ?? []).map(handlerOf), server?.handler ?? nothingElse)
    return server?.stop
  },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Laptop', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: { order: ['Foundations', 'Flows', '*'] },
    },
  },
}

export default preview
