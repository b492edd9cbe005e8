import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/src/**/*.test.tsx',
      'checks/*.test.ts',
      'scripts/*.test.ts',
    ],
    environment: 'node',
    pool: 'forks',
    // Files share their worker's modules and its one database; what a test stubs is put back.
    isolate: false,
    maxWorkers: '100%',
    unstubGlobals: true,
    unstubEnvs: true,
    // They end what hangs: a test may not fail because the machine is busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
