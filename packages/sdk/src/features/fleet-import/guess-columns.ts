import { headTargets } from './head-names'
import { importField, type ImportTarget, targetLabel } from './import-fields'
import { FLEET_IMPORT_TEXTS } from './import-texts'
import { isPersonalNumber } from './personal-numbers'

/** For each column of the file the field it fills, or null where it is left out. */
export type ImportColumns = readonly (ImportTarget | null)[]

const isTruck = (target: ImportTarget | undefined): boolean => target?.startsWith('truck.') === true

/**
 * What the columns are likely to be, by their heads: names and labels of the fields, and what people call them, in
 * English and Spanish. A head that fits vendor and truck is the truck's where the file has trucks and the vendor is
 * named otherwise. No field is given twice: the first column keeps it.
 */
export function guessColumns(heads: readonly string[]): (ImportTarget | null)[] {
  const meanings = heads.map(head => (isPersonalNumber(head) ? [] : headTargets(head)))
  const certain = meanings.filter(found => found.length === 1).map(([target]) => target)
  const hasTrucks = certain.some(isTruck)
  const taken = new Set<ImportTarget>()
  const take = (found: readonly ImportTarget[]): ImportTarget | null => {
    const target = found.find(one => !taken.has(one))
    if (target !== undefined) taken.add(target)
    return target ?? null
  }
  const columns: (ImportTarget | null)[] = meanings.map(found => (found.length === 1 ? take(found) : null))
  for (const [column, found] of meanings.entries()) {
    if (found.length > 1) {
      const ordered = [...found].sort(
        (a, b) => Number(isTruck(b) === hasTrucks) - Number(isTruck(a) === hasTrucks),
      )
      columns[column] = take(ordered)
    }
  }
  return columns
}

/** Why columns can't be taken as they are set; undefined where they can. */
export function columnsProblem(
  heads: readonly string[],
  columns: readonly (string | null)[],
): string | undefined {
  if (columns.length > heads.length) return FLEET_IMPORT_TEXTS.badColumns
  const seen = new Set<string>()
  for (const [column, target] of columns.entries()) {
    if (target === null) continue
    if (!importField(target)) return FLEET_IMPORT_TEXTS.unknownColumn(target)
    if (isPersonalNumber(heads[column] ?? '')) return FLEET_IMPORT_TEXTS.personalNumber
    if (seen.has(target)) return FLEET_IMPORT_TEXTS.columnTwice(targetLabel(target))
    seen.add(target)
  }
  return seen.size === 0 ? FLEET_IMPORT_TEXTS.noColumns : undefined
}
