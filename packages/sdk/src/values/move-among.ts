const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Up and down lead from one stop to the next and stay at the ends; `at` is the place of the one with the focus. From elsewhere
 * (-1) both lead to the first. Answers whether the key was such a one.
 */
export function moveAmong(stops: readonly { focus(): void }[], at: number, key: string): boolean {
  const step = STEPS[key]
  if (step === undefined) return false
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus()
  return true
}
