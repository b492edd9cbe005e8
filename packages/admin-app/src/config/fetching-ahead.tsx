import type { ComponentType } from 'react'

/**
 * The page, which as it is first shown has these fetched beside its own code. One that can't be fetched is asked for
 * again, and told of, where it is shown.
 */
export function fetchingAhead(
  Page: ComponentType,
  ahead: readonly (() => Promise<unknown>)[],
): ComponentType {
  if (ahead.length === 0) return Page
  let begun = false
  return function FetchingAhead() {
    if (!begun) for (const fetch of ahead) fetch().catch(() => {})
    begun = true
    return <Page />
  }
}
