import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // Copied from its package, fetched by name.
  ignore: ['.storybook/public/mockServiceWorker.js'],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{ts,mjs}',
        'bench/*.ts',
        'bench/support/serve-*.ts',
        'checks/*.test.ts',
        'e2e/**/*.e2e.ts',
        'e2e/support/*.test.ts',
        'vitest*.config.ts',
      ],
      // Run by scripts/check-package.mjs as commands.
      ignoreDependencies: ['publint', '@arethetypeswrong/cli'],
      // The system's own: benches make a small disk, and a dump.
      ignoreBinaries: ['mount', 'umount', 'pg_dump'],
      project: ['scripts/**', 'bench/**', 'checks/*.ts', 'e2e/**', '.storybook/**/*.{ts,tsx}'],
    },
    'packages/sdk': { entry: ['src/**/index.ts', 'src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'packages/server': {
      // Forked by its address: the process that is to be killed.
      entry: [
        'src/*-cli.ts',
        'src/{db,node}/*-worker.ts',
        'src/db/tables/*.ts',
        'src/**/*.test.ts',
        'src/testing/dispatching-process.ts',
      ],
      project: ['src/**/*.ts'],
    },
    'packages/client-app': {
      entry: ['src/**/*.{test,stories}.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'packages/admin-app': {
      entry: ['src/**/*.{test,stories}.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}'],
    },
  },
}

export default config
