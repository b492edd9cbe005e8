import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * A folder with the empty database on which stories run the real server; `pnpm build server` makes it. Alone in a
 * folder, because only folders are served.
 */
function snapshotFolder(): string[] {
  const snapshot = here('../packages/server/dist/snapshot.tar.gz')
  if (!existsSync(snapshot)) return []
  const folder = here('../node_modules/.cache/story-snapshot')
  mkdirSync(folder, { recursive: true })
  cpSync(snapshot, `${folder}/snapshot.tar.gz`)
  return [folder]
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./foundations/*.stories.tsx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  // Its panel looks at each story with axe; in the tests they do so themselves, when the story has come to rest.
  build: { test: { disabledAddons: ['@storybook/addon-a11y'] } },
  staticDirs: ['./public', '../packages/client-app/public', ...snapshotFolder()],
  features: { sidebarOnboardingChecklist: false },
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
