const FIRST_MS = 1000
const LONGEST_MS = 15_000

/** How long a page waits before it asks a server that gave no answer again, milliseconds: ever longer. */
export const retryPause = (failures: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1))
