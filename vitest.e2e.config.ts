import { defineConfig } from 'vitest/config'

/** Journeys of users in Chromium, against the built server: `pnpm build && pnpm e2e`. */
export default defineConfig({
  test: {
    include: ['e2e/*.e2e.ts'],
    globalSetup: 'e2e/support/demo-data.ts',
    // They end what hangs: a journey may not fail because the machine is busy.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // As long as a page waits for what is looked for.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
  },
})
