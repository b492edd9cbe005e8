/** A table of the server: the noun whose folder alone writes it, and what sources and SQL call it. */
export interface OwnedTable {
  noun: string
  /** As `db/tables/<noun>.ts` exports it. */
  exported: string
  /** In the database. */
  name: string
}

export interface TableWrite {
  line: number
  /** Undefined where the source does not say which table is written. */
  table: OwnedTable | undefined
}

/** The tables that a file of tables makes. */
export function tablesIn(noun: string, text: string): OwnedTable[] {
  return [...text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
    ([, exported = '', name = '']) => ({ noun, exported, name }),
  )
}

/** What a source calls the tables that it imports, under other names too. */
function namesOf(text: string, tables: readonly OwnedTable[]): Map<string, OwnedTable> {
  const names = new Map<string, OwnedTable>()
  const add = (name: string, noun: string, exported: string) => {
    const table = tables.find(one => one.noun === noun && one.exported === exported)
    if (table) names.set(name, table)
  }
  for (const [, list = '', noun = ''] of text.matchAll(
    /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'[^']*db\/tables\/([\w-]+)'/g,
  )) {
    for (const part of list.split(',')) {
      const [exported = '', name = exported] = part
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)
      add(name, noun, exported)
    }
  }
  for (const [, space = '', noun = ''] of text.matchAll(
    /import\s+\*\s+as\s+(\w+)\s+from\s+'[^']*db\/tables\/([\w-]+)'/g,
  )) {
    for (const { exported } of tables.filter(one => one.noun === noun))
      add(`${space}.${exported}`, noun, exported)
  }
  for (const [, name = '', known = ''] of text.matchAll(/\bconst (\w+) = ([\w.]+)\s*$/gm)) {
    const table = names.get(known)
    if (table) names.set(name, table)
  }
  return names
}

/** What stands for a table in hand-written SQL: a name, quoted or not, or what is put in its place. */
const TARGET = String.raw`(?:only\s+)?(?:"?public"?\.)?"?(\$\{[^}]*\}|\w+)"?`
const RAW_WRITES = [
  new RegExp(String.raw`\b(?:insert|merge)\s+into\s+${TARGET}`, 'gi'),
  new RegExp(String.raw`\bdelete\s+from\s+${TARGET}`, 'gi'),
  // Prose updates things as well; only SQL sets them.
  new RegExp(String.raw`\bupdate\s+${TARGET}(?:\s+as)?(?:\s+\w+)?\s+set\b`, 'gi'),
]
const TRUNCATE = new RegExp(String.raw`\btruncate\s+(?:table\s+)?(${TARGET}(?:\s*,\s*${TARGET})*)`, 'gi')
/** Who writes, how, with which type, which table, and whether that was all of the argument. */
const BUILDER_WRITE = /(\w*)\s*\.\s*(insert|update|delete)\s*(<[^>()]*>)?\(\s*([\w.]*)\s*(\)?)/g
/** What a database is called here. Maps and sets delete as well, and hashes update. */
const DATABASE = /^(tx|db)$/

/** Every insert, update, delete and truncate of a table in a source, by the query builder or in SQL. */
export function tableWrites(text: string, tables: readonly OwnedTable[]): TableWrite[] {
  const names = namesOf(text, tables)
  const lineAt = (index: number) => text.slice(0, index).split('\n').length
  const builder = [...text.matchAll(BUILDER_WRITE)].flatMap(found => {
    const [, writer = '', kind, , name = '', isWhole] = found
    const table = isWhole === ')' ? names.get(name) : undefined
    const isWrite = table !== undefined || kind === 'insert' || DATABASE.test(writer)
    return isWrite ? { line: lineAt(found.index + found[0].indexOf('.')), table } : []
  })
  const raw = (index: number, target: string): TableWrite[] => {
    const placed = /^\$\{\s*([\w.]+)\s*\}$/.exec(target)?.[1]
    if (target.startsWith('$'))
      return [{ line: lineAt(index), table: placed ? names.get(placed) : undefined }]
    const table = tables.find(({ name }) => name === target.toLowerCase())
    return table ? [{ line: lineAt(index), table }] : []
  }
  const written = RAW_WRITES.flatMap(pattern =>
    [...text.matchAll(pattern)].flatMap(({ index, 1: target = '' }) => raw(index, target)),
  )
  const emptied = [...text.matchAll(TRUNCATE)].flatMap(({ index, 1: list = '' }) =>
    list.split(',').flatMap(part => raw(index, new RegExp(TARGET, 'i').exec(part.trim())?.[1] ?? '')),
  )
  return [...builder, ...written, ...emptied].sort((a, b) => a.line - b.line)
}
