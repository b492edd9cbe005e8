import { matchPath, parsePath } from 'react-router'
import type { ResolvedPage } from './resolve-config'

/** The page at an address inside the console, be it with a query. */
export function pageAt(pages: readonly ResolvedPage[], address: string): ResolvedPage | undefined {
  const { pathname = '/' } = parsePath(address)
  return pages.find(({ path }) => matchPath(`/${path}`, pathname))
}
