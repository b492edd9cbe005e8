import { defineConfig } from 'tsup'

/** Has files of its own beside its code (WebAssembly, native addons), or loads drivers by name. */
const external = ['@electric-sql/pglite', '@node-rs/argon2', 'fs-native-extensions', 'pg', 'sharp']

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'picture-hash-worker': 'src/node/picture-hash-worker.ts',
    'database-worker': 'src/db/database-worker.ts',
    'road-router-worker': 'src/node/road-router-worker.ts',
    'make-snapshot': 'src/db/make-snapshot.ts',
    'migrate-cli': 'src/migrate-cli.ts',
    'archive-cli': 'src/archive-cli.ts',
    'ingest-cli': 'src/ingest-cli.ts',
    'import-fleet-cli': 'src/import-fleet-cli.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  splitting: true,
  external,
  // Everything else comes along: a start reads a few files instead of a thousand.
  noExternal: [new RegExp(`^(?!node:)(?!(${external.join('|')})(/|$))`)],
  // What is CommonJS inside the bundle asks for Node's own modules with `require`.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
})
