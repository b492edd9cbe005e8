import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const found = (...candidates: string[]): string => candidates.find(existsSync) ?? candidates[0] ?? ''

/** The migrations, found from the sources and from the bundle alike. */
export const migrationsFolder = (): string => found(beside('./migrations'), beside('../src/db/migrations'))

/** A migrated empty database, made by the build; a fresh start from it takes a second instead of five. */
export const snapshotFile = (): string =>
  found(beside('../../dist/snapshot.tar.gz'), beside('./snapshot.tar.gz'))
