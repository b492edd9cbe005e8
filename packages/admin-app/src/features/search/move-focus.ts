const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Up and down lead from the text field through the links below it and back. Answers whether the key was such a one. */
export function moveFocus(within: HTMLElement, key: string): boolean {
  const step = STEPS[key]
  if (step === undefined) return false
  const stops = [...within.querySelectorAll<HTMLElement>('input, a[href]')].filter(
    stop => stop.closest('[inert]') === null,
  )
  const here = stops.findIndex(stop => stop === document.activeElement)
  // From elsewhere (a page button) down leads to the first stop, up does too.
  stops[Math.min(Math.max(here + step, 0), stops.length - 1)]?.focus()
  return true
}
