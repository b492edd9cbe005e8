import { matchPath, parsePath } from 'react-router'
import { pageAt } from './page-at'
import type { AdminRuntime } from './runtime'

/** Begins to fetch the page at an address inside the console, and to ask what it asks for first. */
export function openAhead(
  { admin, aheadApi }: Pick<AdminRuntime, 'admin' | 'aheadApi'>,
  address: string,
): void {
  const shown = pageAt(admin.pages, address)
  if (!shown) return
  void shown.page.ahead()
  const { params } = matchPath(`/${shown.path}`, parsePath(address).pathname ?? '/') ?? {}
  for (const ask of shown.asks) ask(aheadApi, params ?? {})
}
