import { withBusinessRules } from '@product/sdk/business-rules'
import { DEFAULT_BRAND } from '@product/sdk/values'
import { Hono } from 'hono'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { AppEnv } from '../app'
import { serveWebApps } from './web-apps'

function builtApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-app-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(
    join(folder, 'index.html'),
    '<head><script type="application/json" id="config">__CONFIG__</script></head><body></body>',
  )
  const map = { path: '/dashboard/map', scripts: ['/map.js'], workers: [], styles: [], asks: [] }
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify([map]))
  return folder
}

const rules = withBusinessRules({ impressions: { perMile: 300 }, console: { searchPauseMs: 300 } })
const brand = { ...DEFAULT_BRAND, name: 'A </script> b' }

async function pageAt(path: string, headers: Record<string, string> = {}): Promise<string> {
  const app = new Hono<AppEnv>()
  serveWebApps(
    app,
    { client: builtApp(), admin: builtApp() },
    { publicUrl: 'http://localhost', brand, rules, metricsToken: 'a secret of the server' },
    true,
  )
  return (await app.request(path, { headers })).text()
}

const configOf = (page: string): unknown => JSON.parse(/<script[^>]*>(.*?)<\/script>/.exec(page)?.[1] ?? '')

it.each(['/dashboard', '/dashboard/login'])(
  'the advertiser’s page at %s says nothing of the rules, which anybody could read',
  async path => {
    expect(configOf(await pageAt(path))).toEqual({ brand, demo: true })
  },
)

it.each(['/dashboard/admin', '/dashboard/admin/team'])(
  'the console’s page at %s brings its own numbers alone',
  async path => {
    expect(configOf(await pageAt(path))).toEqual({ brand, demo: true, rules: { searchPauseMs: 300 } })
  },
)

it('names the files of a page in its head, to whom is logged in', async () => {
  const link = '<link rel="modulepreload" crossorigin href="/map.js">'
  expect(await pageAt('/dashboard/map', { cookie: 'session=abc' })).toContain(`${link}</head><body></body>`)
  expect(await pageAt('/dashboard/map')).not.toContain(link)
})
