import type { Db } from './db'
import { perDatabase } from './per-database'

/** PostgreSQL cuts names of statements after so many letters, and would take two for one. */
const LONGEST_NAME = 63

/**
 * A statement of each shape that is asked for, of which there are few; each is built once for each database. `build` is
 * given a name for it: under one, PostgreSQL takes it in once for each connection, and may plan it once for all values.
 * Without, it is planned anew with the values of each call, as it has to be where one plan is not right for all: a rare
 * word and a common one, or days of which it would reckon with a third having passed, and nearly all have.
 */
export function perShape<Shape extends object, Built>(
  what: string,
  build: (db: Db, shape: Shape, name: string) => Built,
): (db: Db, shape: Shape) => Built {
  const builtOf = perDatabase(() => new Map<string, Built>())
  return (db, shape) => {
    const built = builtOf(db)
    const name = [what, ...Object.values(shape)].join(' ')
    if (name.length > LONGEST_NAME) throw new Error(`Too long a name for a statement: ${name}`)
    const found = built.get(name) ?? build(db, shape, name)
    built.set(name, found)
    return found
  }
}
