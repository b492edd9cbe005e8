import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AppEnv } from '../app'
import type { AppSettings } from '../http/app-context'
import { cookieName } from '../http/session-cookie'
import { pagePreloads } from './page-preloads'

const YEAR = 'public, max-age=31536000, immutable'

/** The page of an app at an address. */
type Page = (context: Context<AppEnv>) => Response | Promise<Response>

/**
 * With the settings it starts from, so that its first paint needs no call. To whom is logged in it names the files and
 * answers that it needs; everyone else goes on to the login, which needs none of them.
 */
function pageOf(folder: string, settings: object, session: string): Page | undefined {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  // `<` is the only character that could end the script element.
  const config = JSON.stringify(settings).replaceAll('<', '\\u003c')
  const [before, after = ''] = readFileSync(file, 'utf8')
    .replace('__CONFIG__', () => config)
    .split(/(?=<\/head>)/, 2)
  const preloads = pagePreloads(folder)
  return context => {
    const links = getCookie(context, session) === undefined ? '' : preloads(context.req.path)
    context.header('cache-control', 'no-cache')
    return context.html(before + links + after)
  }
}

function mount(app: Hono<AppEnv>, base: string, folder: string, page: Page | undefined): void {
  app.get(
    `${base}/*`,
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: path => path.slice(base.length),
      onFound(path, context) {
        context.header('cache-control', /[\\/]assets[\\/]/.test(path) ? YEAR : 'public, max-age=3600')
      },
    }),
  )
  // Any other path below is a page of the app; a missing asset is not.
  app.get(`${base}/*`, async (context, next) => {
    if (page === undefined || /\.[a-z0-9]{2,5}$/i.test(context.req.path)) return next()
    return page(context)
  })
}

export interface WebFolders {
  client: string
  admin: string
}

/** Serves both apps. Source of the redirects: client dashboard, 2. */
export function serveWebApps(
  app: Hono<AppEnv>,
  folders: WebFolders,
  settings: AppSettings,
  demo: boolean,
): void {
  const { brand, mapStyleUrl, rules } = settings
  const session = cookieName(settings, 'session')
  const forAll = { brand, mapStyleUrl, demo }
  // How impressions are counted is told to whom a campaign belongs, not to whoever opens a login page.
  const admin = pageOf(folders.admin, { ...forAll, rules: rules.console }, session)
  const client = pageOf(folders.client, forAll, session)
  app.get('/', context => context.redirect('/dashboard'))
  app.get('/dashboard', async (context, next) => {
    if (client === undefined) return next()
    return client(context)
  })
  // index.html itself holds a placeholder: it is only served through `pageOf`.
  for (const base of ['/dashboard/admin', '/dashboard']) {
    app.get(`${base}/index.html`, context => context.redirect(base))
  }
  if (admin !== undefined) {
    app.get('/dashboard/admin', admin)
    mount(app, '/dashboard/admin', folders.admin, admin)
  }
  mount(app, '/dashboard', folders.client, client)
  app.all('*', context => context.redirect('/'))
}
