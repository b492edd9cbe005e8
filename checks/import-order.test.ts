import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { importBreaches } from '../scripts/import-breaches.mjs'

let root = ''

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A tree of packages in which one file imports another; both below `packages`, without extension. */
function plant(from: string, to: string): void {
  root = mkdtempSync(join(tmpdir(), 'haulboard-imports-'))
  const write = (path: string, text: string) => {
    const file = join(root, 'packages', `${path}.ts`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const name of ['sdk', 'server', 'client-app', 'admin-app']) write(`${name}/src/api`, 'export {}\n')
  write(to, 'export const planted = 1\n')
  const way = relative(dirname(from), to)
  write(
    from,
    `import { planted } from '${way.startsWith('.') ? way : `./${way}`}'\nexport const one = planted\n`,
  )
}

it.each([
  [
    'a noun reaches to its right',
    'sdk/src/nouns/fleet/truck',
    'sdk/src/nouns/campaigns/campaign',
    'noun-order-fleet',
  ],
  [
    'a noun of one package reaches to the right in another',
    'server/src/nouns/driving/path-store',
    'sdk/src/nouns/campaigns/campaign',
    'noun-order-driving',
  ],
  [
    'a store reads a table on its right',
    'server/src/nouns/people/user-store',
    'server/src/db/tables/campaigns',
    'noun-order-people',
  ],
  [
    'a foreign key points to the right',
    'server/src/db/tables/fleet',
    'server/src/db/tables/payments',
    'table-order-fleet',
  ],
  ['a noun has no place in the order', 'sdk/src/features/map/x', 'sdk/src/nouns/odds/end', 'nouns-in-order'],
  [
    'a feature imports a feature',
    'admin-app/src/features/home/HomePage',
    'admin-app/src/features/team/team-texts',
    'features-meet-in-nouns',
  ],
  [
    'a feature of one package imports another feature of the next',
    'server/src/features/telemetry/telemetry-handlers',
    'sdk/src/features/analytics/analytics-endpoints',
    'features-meet-in-nouns',
  ],
  [
    'a noun knows a feature',
    'sdk/src/nouns/people/user',
    'sdk/src/features/team/team',
    'ground-knows-no-feature',
  ],
  [
    'the layout knows a feature',
    'admin-app/src/layout/AdminSidebar',
    'admin-app/src/features/search/SearchDialog',
    'ground-knows-no-feature',
  ],
  [
    'a noun knows the request',
    'server/src/nouns/people/account',
    'server/src/http/error-response',
    'nouns-know-no-http',
  ],
  [
    'handlers know a table',
    'server/src/features/team/team-handlers',
    'server/src/db/tables/people',
    'handlers-know-no-sql',
  ],
])('refused: %s', async (_, from, to, rule) => {
  plant(from, to)
  const { breaches } = await importBreaches(root)
  expect(breaches.map(one => one.rule)).toEqual([rule])
  expect(breaches[0]?.road).toEqual([`packages/${from}.ts`, `packages/${to}.ts`])
})

it.each([
  ['a noun reads one on its left', 'server/src/nouns/campaigns/campaign-store', 'sdk/src/nouns/fleet/truck'],
  [
    'a feature reads any noun',
    'server/src/features/session/login',
    'server/src/nouns/payments/schedule-store',
  ],
  ['a feature reads itself in another package', 'server/src/features/map/map', 'sdk/src/features/map/period'],
])('allowed: %s', async (_, from, to) => {
  plant(from, to)
  expect((await importBreaches(root)).breaches).toEqual([])
})
