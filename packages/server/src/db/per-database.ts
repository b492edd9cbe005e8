import type { Db } from './db'

/** What is built once for each database and kept as long as it is: the text of a query costs more than its answer. */
export function perDatabase<Built>(build: (db: Db) => Built): (db: Db) => Built {
  const built = new WeakMap<Db, Built>()
  return db => {
    const found = built.get(db) ?? build(db)
    built.set(db, found)
    return found
  }
}
