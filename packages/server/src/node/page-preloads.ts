import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** As the apps' build writes it: files below `/dashboard` that the page at a path needs beside the first one. */
interface PagePreload {
  /** As a router has it: `/dashboard/admin/drive/vendor/edit/:id`. */
  path: string
  scripts: readonly string[]
  workers: readonly string[]
  styles: readonly string[]
  /** Calls of the API, with the parameters of the path: `/api/vendor/:id/edits`. */
  asks: readonly string[]
}

const PARAMETER = /:(\w+)/g

const asPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(PARAMETER, (_, name) => `(?<${name}>[^/]+)`)}/?$`)

const fileLinks = ({ scripts, workers, styles }: PagePreload): string =>
  [
    ...styles.map(file => `<link rel="preload" as="style" crossorigin href="${file}">`),
    ...scripts.map(file => `<link rel="modulepreload" crossorigin href="${file}">`),
    // No browser preloads a worker as what it is: so it lies in the cache when it is asked for.
    ...workers.map(file => `<link rel="prefetch" href="${file}">`),
  ].join('')

/** Of numbers alone: whatever else stands in an address is asked for by the page, or refused by it. */
const callLinks = ({ asks }: PagePreload, parameters: Readonly<Record<string, string>>): string =>
  Object.values(parameters).some(value => !/^\d+$/.test(value))
    ? ''
    : asks
        .map(ask =>
          ask.replaceAll(PARAMETER, (_, name: string) => parameters[name] ?? '').replaceAll('&', '&amp;'),
        )
        .map(url => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${url}">`)
        .join('')

/**
 * Of a built app: the links by which the page at an address asks for its files and its first answers at once, and not
 * only when its first file has run. Nothing for a page that names none, and for a build without such a list.
 */
export function pagePreloads(folder: string): (address: string) => string {
  const file = join(folder, 'preloads.json')
  // Written by the build of the same release.
  const pages = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PagePreload[]) : []
  const known = pages.map(page => ({ page, pattern: asPattern(page.path), files: fileLinks(page) }))
  return address => {
    for (const { page, pattern, files } of known) {
      const found = pattern.exec(address)
      if (found) return callLinks(page, found.groups ?? {}) + files
    }
    return ''
  }
}
