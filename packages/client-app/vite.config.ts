import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { pagePreloads } from '../../scripts/page-preloads.mjs'

/** The package offers only its development build, with warnings for developers, by name. */
const router = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url))

/** The page's own Host goes along: the server takes a write only from a page of its own address. */
const server = { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false }
/** The console from its sources, so that logging in leads there as it does in production. */
const admin = { target: 'http://localhost:4192', changeOrigin: false, ws: true }

const SHELL = ['shell.tsx']
const MAP = [
  ...SHELL,
  'features/map/MapPage.tsx',
  'features/map/RouteMap.tsx',
  'features/map/route-worker.ts',
  'maplibre-gl-worker.mjs',
]

/** What a page fetches behind the login, by its path; the server names the files in the page's head. */
const asks: string[] = []
const PAGE_MODULES = {
  map: { modules: MAP, asks },
  'map/:inventory': { modules: MAP, asks },
  analytics: { modules: [...SHELL, 'features/analytics/AnalyticsPage.tsx'], asks },
}

export default defineConfig(({ command }) => ({
  base: '/dashboard/',
  plugins: [react(), pagePreloads(PAGE_MODULES, import.meta.url)],
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [] },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        // On a slow line each further file costs as much as 100 kB.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            // Stays in the browser over a release, and is most of what the map needs.
            { name: 'maplibre', test: /node_modules\/maplibre-gl\//, priority: 1 },
            { name: 'shared', minShareCount: 2, test: /^(?!.*(features\/account|qrcode))/ },
          ],
        },
      },
    },
  },
  server: {
    port: 4191,
    strictPort: true,
    proxy: {
      '/api': server,
      '/media': server,
      '/socket.io': { ...server, ws: true },
      '/dashboard/admin': admin,
    },
  },
}))
