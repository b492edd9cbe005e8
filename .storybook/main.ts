import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const snapshot = fileURLToPath(new URL('../packages/server/dist/snapshot.tar.gz', import.meta.url))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./foundations/*.stories.tsx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: [
    './public',
    '../packages/client-app/public',
    // The empty database on which stories run the real server; `pnpm build server` makes it.
    ...(existsSync(snapshot) ? [{ from: snapshot, to: '/snapshot.tar.gz' }] : []),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: vite => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react()],
    // The bundler would leave its WebAssembly behind.
    optimizeDeps: { ...vite.optimizeDeps, exclude: ['@electric-sql/pglite'] },
    worker: { ...vite.worker, format: 'es' },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
