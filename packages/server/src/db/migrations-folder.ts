import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The migrations: beside this file in the sources, beside the bundle when built. */
export const migrationsFolder = (): string =>
  existsSync(beside('./migrations')) ? beside('./migrations') : beside('../migrations')

/** A migrated empty database, made by the build; a fresh start from it takes a second instead of five. */
export const snapshotFile = (): string =>
  [beside('./snapshot.tar.gz'), beside('../../dist/snapshot.tar.gz')].find(existsSync) ??
  beside('../../dist/snapshot.tar.gz')
