import type { Db } from './db'
import { perDatabase } from './per-database'

/** A statement of each shape that is asked for, of which there are few; each is built once for each database. */
export function perShape<Shape, Built>(
  build: (db: Db, shape: Shape) => Built,
): (db: Db, shape: Shape) => Built {
  const builtOf = perDatabase(() => new Map<string, Built>())
  return (db, shape) => {
    const built = builtOf(db)
    const key = JSON.stringify(shape)
    const found = built.get(key) ?? build(db, shape)
    built.set(key, found)
    return found
  }
}
