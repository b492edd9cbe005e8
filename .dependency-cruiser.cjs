/** What may import what. Each rule says why, and the sentence is what a failing run prints. */

/** What owns what, in the order of the foreign keys: a noun knows itself and those on its left. */
const nouns = [
  'people',
  'record-keeping',
  'files',
  'fleet',
  'fix-list',
  'pictures',
  'driving',
  'placeholders',
  'campaigns',
  'payments',
  'removals',
  'messages',
  'picture-reports',
  'search',
]
const notTests = '[.](test|stories)[.]tsx?$'
const node =
  '^(node:)?(assert|buffer|child_process|cluster|crypto|dns|events|fs|http|https|http2|module|net|os|path|perf_hooks|process|stream|timers|tls|url|util|v8|vm|worker_threads|zlib)(/|$)'

/** Two rules per noun, across all packages: its own files and its tables leave those on its right alone. */
const nounOrder = nouns.slice(0, -1).flatMap((noun, at) => {
  const right = nouns.slice(at + 1).join('|')
  return [
    {
      name: `noun-order-${noun}`,
      comment: `The order of nouns is ${nouns.join(' → ')}, in every package: a file of "${noun}" imports from its own noun or from the left, so that a later noun can be read, changed or left out without touching an earlier one.`,
      severity: 'error',
      from: { path: `^packages/[^/]+/src/nouns/${noun}/`, pathNot: notTests },
      to: { path: `^packages/[^/]+/src/(nouns|db/tables)/(${right})([.]ts$|/)` },
    },
    {
      name: `table-order-${noun}`,
      comment: `Tables stand in the order of nouns (${nouns.join(' → ')}): a foreign key points to the left.`,
      severity: 'error',
      from: { path: `^packages/server/src/db/tables/${noun}[.]ts$` },
      to: { path: `^packages/server/src/db/tables/(${right})[.]ts$` },
    },
  ]
})

module.exports = {
  forbidden: [
    ...nounOrder,
    {
      name: 'nouns-in-order',
      comment: 'A noun that the order of nouns does not name is checked by nobody.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: `^packages/[^/]+/src/nouns/(?!(${nouns.join('|')})/)` },
    },
    {
      name: 'features-meet-in-nouns',
      comment:
        'A feature may read any noun and imports no other feature, in no package: what two features share moves down into a noun or a rule.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/features/([^/]+)/' },
      to: { path: '^packages/[^/]+/src/features/', pathNot: '^packages/[^/]+/src/features/$1/' },
    },
    {
      name: 'ground-knows-no-feature',
      comment:
        'Only the lists at the top of a package (features.ts, api.ts, views.ts) name features. What stands below them serves every feature, so it knows none.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/(?!features/|testing/|generated/)[^/]+/', pathNot: notTests },
      to: { path: '^packages/[^/]+/src/features/' },
    },
    {
      name: 'no-circular',
      comment: 'Files that import one another in a ring can only be understood, tested and loaded together.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere fails only when it runs.',
      severity: 'error',
      from: { path: '^packages' },
      to: { couldNotResolve: true, pathNot: '[?]|^virtual:|[.]css$' },
    },
    {
      name: 'no-doors-inside',
      comment:
        'An index.ts is the door of a noun or a feature for other packages. Used from inside, doors tie whole folders into rings.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/', pathNot: '/index[.]ts$' },
      to: { path: '^packages/$1/src/index[.]ts$|^packages/$1/src/.*/index[.]ts$' },
    },
    {
      name: 'sdk-stands-alone',
      comment: 'The sdk is published on its own and knows no other package of the workspace.',
      severity: 'error',
      from: { path: '^packages/sdk/' },
      to: { path: '^packages/(server|client-app|admin-app)/' },
    },
    {
      name: 'sdk-knows-no-platform',
      comment:
        'The sdk runs in browsers, servers and workers alike, so it imports neither Node nor a framework.',
      severity: 'error',
      from: { path: '^packages/sdk/src/', pathNot: '[.]test[.]ts$|/testing/shared-data[.]ts$' },
      to: { path: `${node}|/node_modules/(react|react-dom|hono|drizzle-orm|pg)/` },
    },
    {
      name: 'sdk-testing-stays-out',
      comment: 'Builders and canned answers are for tests and stories; rules must not lean on them.',
      severity: 'error',
      from: {
        path: '^packages/[^/]+/src/',
        pathNot: `/testing/|-fixture\\.ts$|/story-[a-z-]+\\.ts$|${notTests}`,
      },
      to: { path: '^packages/sdk/src/testing/' },
    },
    {
      name: 'api-is-the-end',
      comment: 'api.ts names every feature, so a feature that imports it imports all of them.',
      severity: 'error',
      from: { path: '^packages/sdk/src/(nouns|features)/', pathNot: notTests },
      to: { path: '^packages/sdk/src/api[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-carries-no-contract',
      comment:
        'The client entry carries a table of calls only: with the contract in it, every page would load a schema library.',
      severity: 'error',
      from: { path: '^packages/sdk/src/client[.]ts$' },
      to: { path: '/node_modules/zod/', reachable: true },
    },
    {
      name: 'server-knows-no-app',
      comment: 'The server serves whatever was built; it never imports an app.',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/(client-app|admin-app)/' },
    },
    {
      name: 'apps-reach-the-server-by-http',
      comment: 'An app talks to the server by HTTP only; tests and stories may run it in memory.',
      severity: 'error',
      from: { path: '^packages/(client-app|admin-app)/src/', pathNot: notTests },
      to: { path: '^packages/server/' },
    },
    {
      name: 'client-app-knows-no-console',
      comment: 'What an advertiser loads must not carry the staff console.',
      severity: 'error',
      from: { path: '^packages/client-app/' },
      to: { path: '^packages/admin-app/' },
    },
    {
      name: 'console-through-doors',
      comment:
        'The console reuses the client app through the doors of its package only: its views, its MapLibre, its clock and its way through the second factor. So the client app may move what is behind them.',
      severity: 'error',
      from: { path: '^packages/admin-app/' },
      to: {
        path: '^packages/client-app/',
        pathNot:
          '^packages/client-app/src/(views|base-map/map-libre|session/server-clock|features/account/use-second-factor)[.]ts$',
      },
    },
    {
      name: 'tables-know-tables',
      comment:
        'Tables are the ground of the server: they import other tables and the query builder, nothing else.',
      severity: 'error',
      from: { path: '^packages/server/src/db/tables/' },
      to: { pathNot: '^packages/server/src/db/tables/|/node_modules/drizzle-orm/|^packages/sdk/src/' },
    },
    {
      name: 'nouns-know-no-http',
      comment: 'Nouns and stores are called by handlers, jobs and commands alike, so they know no request.',
      severity: 'error',
      from: { path: '-store[.]ts$|^packages/server/src/nouns/', pathNot: notTests },
      to: {
        path: '^packages/server/src/http/|/node_modules/(hono|@hono)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'handlers-know-no-sql',
      comment: 'A handler parses, asks and answers. SQL stands in a store.',
      severity: 'error',
      from: { path: '-handlers[.]ts$' },
      to: { path: '^packages/server/src/db/tables/|/node_modules/drizzle-orm/' },
    },
    {
      name: 'app-runs-anywhere',
      comment:
        'The app runs in Node, in tests without a port and in a browser worker, so nothing it reaches imports Node; main.ts hands in what needs it.',
      severity: 'error',
      from: { path: '^packages/server/src/(app|demo/in-memory-app)[.]ts$' },
      to: { path: node, reachable: true },
    },
    {
      name: 'no-tests-in-sources',
      comment: 'A source that imports a test ships the test.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: notTests },
      to: { path: '[.]test[.]tsx?$' },
    },
    {
      name: 'declared-dependencies',
      comment: 'A package that only happens to be installed is gone with the next install.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|mockServiceWorker' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
