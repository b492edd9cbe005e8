import { defineConfig } from 'vitest/config'

/** Every story in Chromium, against the built Storybook: `pnpm build-storybook && pnpm stories`. */
export default defineConfig({
  test: {
    include: ['e2e/support/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxConcurrency: 2,
  },
})
