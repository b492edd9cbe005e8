import { defineConfig } from 'vitest/config'

/** Journeys of users in Chromium, against the built server: `pnpm build && pnpm e2e`. */
export default defineConfig({
  test: {
    include: ['e2e/*.e2e.ts'],
    globalSetup: 'e2e/support/demo-data.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As long as a page waits for what is looked for.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
  },
})
