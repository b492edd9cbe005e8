import { matchPath, parsePath } from 'react-router'
import type { ConsoleI18n } from '../texts/i18n-provider'
import { FetchFailure } from './fetch-failure'
import { pageAt } from './page-at'
import type { ResolvedPage } from './resolve-config'
import type { AdminRuntime } from './runtime'

/** Begins to fetch a page, what stands on it, and the texts of both. */
export function fetchAhead(i18n: ConsoleI18n, { page, texts }: ResolvedPage): void {
  void page.ahead()
  // Texts that fail are asked for again, and told of, where the page learns them.
  i18n.learn(texts).catch((failure: unknown) => {
    if (failure instanceof FetchFailure) failure.forget()
  })
}

/** Begins to fetch the page at an address inside the console, and to ask what it asks for first. */
export function openAhead(
  { admin, aheadApi, i18n }: Pick<AdminRuntime, 'admin' | 'aheadApi' | 'i18n'>,
  address: string,
): void {
  const shown = pageAt(admin.pages, address)
  if (!shown) return
  fetchAhead(i18n, shown)
  const { params } = matchPath(`/${shown.path}`, parsePath(address).pathname ?? '/') ?? {}
  for (const ask of shown.asks) ask(aheadApi, params ?? {})
}
